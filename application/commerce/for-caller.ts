import { makeAddToCart } from './cart/add-to-cart.ts'
import { makeUpdateCartQuantity } from './cart/update-cart-quantity.ts'
import { makeCreateCart } from './cart/create-cart.ts'
import { makeOptOutOfProducts } from './cart/opt-out-of-products.ts'
import { makeCreateCartLink } from './cart/create-cart-link.ts'
import { makeMergeAbandonedCart } from './cart/merge-abandoned-cart.ts'
import { makeGetPricing } from './cart/get-pricing.ts'
import { makeRemoveFromCart } from './cart/remove-from-cart.ts'
import { makeSetCurrentCart } from './cart/set-current-cart.ts'
import { makeGetCart } from './cart/get-cart.ts'
import { makeEstimateCartShipping } from './checkout/estimate-cart-shipping.ts'
import { makeGetPaymentMethods } from './checkout/get-payment-methods.ts'
import { makeGetCartShippingOptions } from './checkout/get-cart-shipping-options.ts'
import { makeSetAddresses } from './checkout/set-addresses.ts'
import { makeSetEmail } from './checkout/set-email.ts'
import { makeUpdatePaymentMethod } from './checkout/update-payment-method.ts'
import { makeUpdateShippingMethod } from './checkout/update-shipping-method.ts'
import { makeGetSelectedShippingMethod } from './checkout/get-selected-shipping-method.ts'
import { makeRedeemCoupon } from './coupon/redeem-coupon.ts'
import { makeDeleteCouponCode } from './coupon/delete-coupon-code.ts'
import { makeDeleteMilesAndMoreNumber } from './loyalty/delete-miles-and-more-number.ts'
import { makeSetMilesNumber } from './loyalty/set-miles-number.ts'
import { makeCreateOrder } from './order/create-order.ts'
import { makeGetRecommendations } from './recommendation/get-recommendations.ts'
import { makeReorder } from './reorder/reorder.ts'
import { cartsOfCaller } from './cart/carts-of-caller.ts'
import { browserMarkOf, type BrowserKeeper } from './shop/browser-mark-of.ts'
import { withFixedResponseTime } from './shop/with-fixed-response-time.ts'
import type { AccountId } from '../../domain/customer/account-id.ts'

/** All ports of the use cases below. */
type Ports =
  & Parameters<typeof makeAddToCart>[0]
  & Parameters<typeof makeUpdateCartQuantity>[0]
  & Parameters<typeof makeCreateCart>[0]
  & Parameters<typeof makeOptOutOfProducts>[0]
  & Parameters<typeof makeCreateCartLink>[0]
  & Omit<Parameters<typeof makeMergeAbandonedCart>[0], 'linkedCarts'>
  & Parameters<typeof makeGetPricing>[0]
  & Parameters<typeof makeRemoveFromCart>[0]
  & Omit<Parameters<typeof makeSetCurrentCart>[0], 'linkedCarts'>
  & Parameters<typeof makeGetCart>[0]
  & Parameters<typeof makeEstimateCartShipping>[0]
  & Parameters<typeof makeGetPaymentMethods>[0]
  & Parameters<typeof makeGetCartShippingOptions>[0]
  & Parameters<typeof makeSetAddresses>[0]
  & Parameters<typeof makeSetEmail>[0]
  & Parameters<typeof makeUpdatePaymentMethod>[0]
  & Parameters<typeof makeUpdateShippingMethod>[0]
  & Parameters<typeof makeGetSelectedShippingMethod>[0]
  & Parameters<typeof makeRedeemCoupon>[0]
  & Parameters<typeof makeDeleteCouponCode>[0]
  & Parameters<typeof makeDeleteMilesAndMoreNumber>[0]
  & Parameters<typeof makeSetMilesNumber>[0]
  & Parameters<typeof makeCreateOrder>[0]
  & Parameters<typeof makeGetRecommendations>[0]
  & Parameters<typeof makeReorder>[0]
  & Parameters<typeof withFixedResponseTime>[0]

/**
 * All cart use cases for one caller. Use cases that take a cart token exist only here, over the carts that this caller may use, so none of
 * them can omit the ownership check.
 */
export const makeForCaller = (shop: Ports) => (caller: AccountId | undefined, session?: BrowserKeeper) => {
  const browser = session === undefined ? undefined : browserMarkOf(session, shop.tokens)
  const ports = { ...shop, carts: cartsOfCaller(shop.carts, caller, browser) }
  return {
    cart: {
      optOutOfProducts: makeOptOutOfProducts(ports),
      addToCart: makeAddToCart(ports),
      createCartLink: makeCreateCartLink(ports),
      mergeAbandonedCart: makeMergeAbandonedCart({ ...ports, linkedCarts: shop.carts }),
      setCurrentCart: makeSetCurrentCart({ ...ports, linkedCarts: shop.carts }),
      updateCartQuantity: makeUpdateCartQuantity(ports),
      createCart: makeCreateCart(shop),
      getPricing: makeGetPricing(ports),
      removeFromCart: makeRemoveFromCart(ports),
      getCart: makeGetCart(ports),
    },
    coupon: {
      redeemCoupon: makeRedeemCoupon(ports),
      deleteCouponCode: makeDeleteCouponCode(ports),
    },
    loyalty: {
      deleteMilesAndMoreNumber: makeDeleteMilesAndMoreNumber(ports),
      setMilesNumber: makeSetMilesNumber(ports),
    },
    checkout: {
      estimateCartShipping: makeEstimateCartShipping(ports),
      getPaymentMethods: makeGetPaymentMethods(ports),
      getCartShippingOptions: makeGetCartShippingOptions(ports),
      setAddresses: makeSetAddresses(ports),
      setEmail: makeSetEmail(ports),
      updatePaymentMethod: makeUpdatePaymentMethod(ports),
      updateShippingMethod: makeUpdateShippingMethod(ports),
      getSelectedShippingMethod: makeGetSelectedShippingMethod(ports),
    },
    order: { createOrder: makeCreateOrder({ ...ports, carts: shop.carts }) },
    recommendation: { getRecommendations: makeGetRecommendations(ports) },
    reorder: { reorder: withFixedResponseTime(ports, makeReorder(ports)) },
  }
}
