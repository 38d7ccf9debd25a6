import * as E from 'fp-ts/lib/Either.js'
import type { checkoutContract } from '../../../application/contract/checkout.ts'
import type { Country } from '../../../domain/shop/country.ts'
import { type CartChangeInput, type CartChangeRequest, OrderUpdate, orderUpdateOf, orderUpdateToWire } from '../cart/order-update.codec.ts'
import { closed } from '../codec/closed.ts'
import { route, type Routes } from '../operations/operation.ts'
import { replyWith, wholeCart } from '../operations/reply-forms.ts'
import { changingCart, onCart } from '../operations/request-forms.ts'
import { PaymentMethodRequest, PaymentMethodsCodec, paymentMethodsToWire } from '../payment/payment.codec.ts'
import { CountryCode } from '../values/codes.codec.ts'
import {
  SelectedShippingCodec, selectedShippingToWire, ShippingMethodRequest, ShippingOptionsCodec, shippingOptionsToWire,
} from './shipping.codec.ts'

export const checkoutRoutes = {
  updateOrder: route(
    'PATCH /api/carts/{token}', 'Update the e-mail address, addresses, coupon code or Miles & More number of a cart',
    changingCart<OrderUpdate, { readonly change: CartChangeInput }, { readonly change: CartChangeRequest }>({
      body: OrderUpdate,
      encode: ({ change }) => orderUpdateToWire(change),
      decode: (wire) => E.right({ change: orderUpdateOf(wire) }),
    }),
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
    replyWith(ShippingOptionsCodec, shippingOptionsToWire),
  ),
  estimateCartShipping: route(
    'POST /api/carts/{token}/shipping-estimates', 'Estimate the shipping methods of a cart for a country',
    changingCart({
      body: closed('ShippingEstimateRequest', { country: CountryCode }),
      encode: ({ country }: { readonly country: Country }) => ({ country }),
      decode: E.right,
    }),
    replyWith(ShippingOptionsCodec, shippingOptionsToWire),
  ),
  getSelectedShippingMethod: route(
    'GET /api/carts/{token}/shipping-method', 'Retrieve the selected shipping method of a cart',
    onCart,
    replyWith(SelectedShippingCodec, selectedShippingToWire),
  ),
  updateShippingMethod: route(
    'PUT /api/carts/{token}/shipping-method', 'Select the shipping method of a cart',
    changingCart({
      body: ShippingMethodRequest,
      encode: ({ key }: { readonly key: string }) => ({ shipping_method: key }),
      decode: (wire) => E.right({ key: wire.shipping_method }),
    }),
    wholeCart,
  ),
  getPaymentMethods: route(
    'GET /api/carts/{token}/payment-methods', 'List the payment methods of a cart',
    onCart,
    replyWith(PaymentMethodsCodec, paymentMethodsToWire),
  ),
  updatePaymentMethod: route(
    'PUT /api/carts/{token}/payment-method', 'Select the payment method of a cart',
    changingCart({
      body: PaymentMethodRequest,
      encode: ({ method }: { readonly method: string }) => ({ payment_method: method }),
      decode: (wire) => E.right({ method: wire.payment_method }),
    }),
    wholeCart,
  ),
} satisfies Routes<typeof checkoutContract>
