import * as E from 'fp-ts/lib/Either.js'
import type { Country } from '../../../domain/shop/country.ts'
import { closed } from '../codec/closed.ts'
import { operation } from '../operations/operation.ts'
import { replyWith, wholeCart } from '../operations/reply-forms.ts'
import { onCart, changingCart } from '../operations/request-forms.ts'
import { OrderUpdate, orderUpdateOf, orderUpdateToWire, type CartChangeInput, type CartChangeRequest } from '../cart/order-update.codec.ts'
import { CountryCode } from '../values/codes.codec.ts'
import { PaymentMethodRequest, PaymentMethodsCodec, paymentMethodsToWire } from './payment.codec.ts'
import {
  SelectedShippingCodec, selectedShippingToWire, ShippingMethodRequest, ShippingOptionsCodec, shippingOptionsToWire,
} from './shipping.codec.ts'

export const checkoutOperations = {
  updateOrder: operation(
    'PATCH /api/carts/{token}', 'Update the e-mail address, addresses, coupon code or Miles & More number of a cart', 'cart token',
    changingCart<OrderUpdate, { readonly change: CartChangeInput }, { readonly change: CartChangeRequest }>({
      body: OrderUpdate,
      encode: ({ change }) => orderUpdateToWire(change),
      decode: (wire) => E.right({ change: orderUpdateOf(wire) }),
    }),
    wholeCart,
  ),
  deleteCouponCode: operation(
    'DELETE /api/carts/{token}/coupon-code', 'Remove the coupon code from a cart', 'cart token', onCart, wholeCart,
  ),
  deleteMilesAndMoreNumber: operation(
    'DELETE /api/carts/{token}/miles-and-more-number', 'Remove the Miles & More number from a cart', 'cart token', onCart, wholeCart,
  ),
  getCartShippingOptions: operation(
    'GET /api/carts/{token}/shipping-options', 'List the shipping methods of a cart', 'cart token',
    onCart,
    replyWith(ShippingOptionsCodec, shippingOptionsToWire),
  ),
  estimateCartShipping: operation(
    'POST /api/carts/{token}/shipping-estimates', 'Estimate the shipping methods of a cart for a country', 'cart token',
    changingCart({
      body: closed('ShippingEstimateRequest', { country: CountryCode }),
      encode: ({ country }: { readonly country: Country }) => ({ country }),
      decode: E.right,
    }),
    replyWith(ShippingOptionsCodec, shippingOptionsToWire),
  ),
  getSelectedShippingMethod: operation(
    'GET /api/carts/{token}/shipping-method', 'Retrieve the selected shipping method of a cart', 'cart token',
    onCart,
    replyWith(SelectedShippingCodec, selectedShippingToWire),
  ),
  updateShippingMethod: operation(
    'PUT /api/carts/{token}/shipping-method', 'Select the shipping method of a cart', 'cart token',
    changingCart({
      body: ShippingMethodRequest,
      encode: ({ key }: { readonly key: string }) => ({ shipping_method: key }),
      decode: (wire) => E.right({ key: wire.shipping_method }),
    }),
    wholeCart,
  ),
  getPaymentMethods: operation(
    'GET /api/carts/{token}/payment-methods', 'List the payment methods of a cart', 'cart token',
    onCart,
    replyWith(PaymentMethodsCodec, paymentMethodsToWire),
  ),
  updatePaymentMethod: operation(
    'PUT /api/carts/{token}/payment-method', 'Select the payment method of a cart', 'cart token',
    changingCart({
      body: PaymentMethodRequest,
      encode: ({ method }: { readonly method: string }) => ({ payment_method: method }),
      decode: (wire) => E.right({ method: wire.payment_method }),
    }),
    wholeCart,
  ),
}
