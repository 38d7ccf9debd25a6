import type { checkoutContract } from '../../../application/contract/checkout.ts'
import type { InputOf, RequestOf } from '../../../application/contract/operation.ts'
import type { Country } from '../../../domain/shop/country.ts'
import { OrderUpdateRequest } from '../cart/order-update.codec.ts'
import { closedRecord } from '../codec/record.ts'
import { wholeCart } from '../cart/cart.codec.ts'
import { type RequestForm, route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, ofCart, onCart, under } from '../operations/request-forms.ts'
import { PaymentMethodRequest, PaymentMethodsRecord } from '../payment/payment.codec.ts'
import { CountryCode } from '../values/codes.codec.ts'
import { SelectedShipping, ShippingMethodRequest, ShippingOptionsRecord } from './shipping.codec.ts'

type UpdateOrder = typeof checkoutContract.updateOrder
/** The shop reads any address, a storefront sends a typed one. */
const changed: RequestForm<InputOf<UpdateOrder>, RequestOf<UpdateOrder>> = bodyRequest(under('change', OrderUpdateRequest), ofCart)

export const checkoutRoutes = {
  updateOrder: route(
    'PATCH /api/carts/{token}', 'Update the e-mail address, addresses, coupon code or Miles & More number of a cart',
    changed,
    wholeCart,
  ),
  deleteCouponCode: route(
    'DELETE /api/carts/{token}/coupon-code', 'Remove the coupon code from a cart', onCart, wholeCart,
  ),
  deleteMilesAndMoreNumber: route(
    'DELETE /api/carts/{token}/miles-and-more-number', 'Remove the Miles & More number from a cart', onCart, wholeCart,
  ),
  getCartShippingOptions: route(
    'GET /api/carts/{token}/shipping-options', 'List the shipping methods of a cart',
    onCart,
    reply(ShippingOptionsRecord),
  ),
  estimateCartShipping: route(
    'POST /api/carts/{token}/shipping-estimates', 'Estimate the shipping methods of a cart for a country',
    bodyRequest(closedRecord<{ readonly country: Country }>('ShippingEstimateRequest', { country: CountryCode }), ofCart),
    reply(ShippingOptionsRecord),
  ),
  getSelectedShippingMethod: route(
    'GET /api/carts/{token}/shipping-method', 'Retrieve the selected shipping method of a cart',
    onCart,
    reply(SelectedShipping),
  ),
  updateShippingMethod: route(
    'PUT /api/carts/{token}/shipping-method', 'Select the shipping method of a cart',
    bodyRequest(ShippingMethodRequest, ofCart),
    wholeCart,
  ),
  getPaymentMethods: route(
    'GET /api/carts/{token}/payment-methods', 'List the payment methods of a cart',
    onCart,
    reply(PaymentMethodsRecord),
  ),
  updatePaymentMethod: route(
    'PUT /api/carts/{token}/payment-method', 'Select the payment method of a cart',
    bodyRequest(PaymentMethodRequest, ofCart),
    wholeCart,
  ),
} satisfies Routes<typeof checkoutContract>
