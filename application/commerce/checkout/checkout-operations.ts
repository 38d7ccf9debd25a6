import type { checkoutContract } from '../../contract/checkout.ts'
import { onOwnCarts } from '../cart/on-own-carts.ts'
import { makeDeleteCouponCode } from '../coupon/delete-coupon-code.ts'
import { makeDeleteMilesAndMoreNumber } from '../loyalty/delete-miles-and-more-number.ts'
import type { UseCases } from '../operation.ts'
import { makeEstimateCartShipping } from './estimate-cart-shipping.ts'
import { makeGetCartShippingOptions } from './get-cart-shipping-options.ts'
import { makeGetPaymentMethods } from './get-payment-methods.ts'
import { makeGetSelectedShippingMethod } from './get-selected-shipping-method.ts'
import { makeUpdateOrder } from './update-order.ts'
import { makeUpdatePaymentMethod } from './update-payment-method.ts'
import { makeUpdateShippingMethod } from './update-shipping-method.ts'

export const checkoutOperations = {
  updateOrder: onOwnCarts(makeUpdateOrder),
  deleteCouponCode: onOwnCarts(makeDeleteCouponCode),
  deleteMilesAndMoreNumber: onOwnCarts(makeDeleteMilesAndMoreNumber),
  getCartShippingOptions: onOwnCarts(makeGetCartShippingOptions),
  estimateCartShipping: onOwnCarts(makeEstimateCartShipping),
  getSelectedShippingMethod: onOwnCarts(makeGetSelectedShippingMethod),
  updateShippingMethod: onOwnCarts(makeUpdateShippingMethod),
  getPaymentMethods: onOwnCarts(makeGetPaymentMethods),
  updatePaymentMethod: onOwnCarts(makeUpdatePaymentMethod),
} satisfies UseCases<typeof checkoutContract>
