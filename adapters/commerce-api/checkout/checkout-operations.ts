import * as E from 'fp-ts/lib/Either.js'
import type { Country } from '../../../domain/shop/country.ts'
import { closed } from '../codec/closed.ts'
import { operation } from '../operations/operation.ts'
import { replying, wholeCart } from '../operations/reply-forms.ts'
import { onCart, tellingCart } from '../operations/request-forms.ts'
import { OrderUpdate, orderUpdateOf, orderUpdateToWire, type CartChangeInput, type CartChangeRequest } from '../cart/order-update.codec.ts'
import { CountryCode } from '../values/codes.codec.ts'
import { PaymentMethodRequest, PaymentMethodsCodec, paymentMethodsToWire } from './payment.codec.ts'
import {
  SelectedShippingCodec, selectedShippingToWire, ShippingMethodRequest, ShippingOptionsCodec, shippingOptionsToWire,
} from './shipping.codec.ts'

export const checkoutOperations = {
  updateOrder: operation(
    'PATCH /api/carts/{token}', 'Notes the e-mail, the addresses, a voucher or a Miles & More number', 'cart token',
    tellingCart<OrderUpdate, { readonly change: CartChangeInput }, { readonly change: CartChangeRequest }>({
      body: OrderUpdate,
      encode: ({ change }) => orderUpdateToWire(change),
      decode: (wire) => E.right({ change: orderUpdateOf(wire) }),
    }),
    wholeCart,
  ),
  deleteCouponCode: operation('DELETE /api/carts/{token}/coupon-code', 'Takes the voucher off', 'cart token', onCart, wholeCart),
  deleteMilesAndMoreNumber: operation(
    'DELETE /api/carts/{token}/miles-and-more-number', 'Takes the number off', 'cart token', onCart, wholeCart,
  ),
  getCartShippingOptions: operation(
    'GET /api/carts/{token}/shipping-options', 'How this cart can travel', 'cart token',
    onCart,
    replying(ShippingOptionsCodec, shippingOptionsToWire),
  ),
  estimateCartShipping: operation(
    'POST /api/carts/{token}/shipping-estimates', 'How this cart could travel to a country', 'cart token',
    tellingCart({
      body: closed('ShippingEstimateRequest', { country: CountryCode }),
      encode: ({ country }: { readonly country: Country }) => ({ country }),
      decode: E.right,
    }),
    replying(ShippingOptionsCodec, shippingOptionsToWire),
  ),
  getSelectedShippingMethod: operation(
    'GET /api/carts/{token}/shipping-method', 'How it travels as chosen for its last shipment', 'cart token',
    onCart,
    replying(SelectedShippingCodec, selectedShippingToWire),
  ),
  updateShippingMethod: operation(
    'PUT /api/carts/{token}/shipping-method', 'Chooses how it travels', 'cart token',
    tellingCart({
      body: ShippingMethodRequest,
      encode: ({ key }: { readonly key: string }) => ({ shipping_method: key }),
      decode: (wire) => E.right({ key: wire.shipping_method }),
    }),
    wholeCart,
  ),
  getPaymentMethods: operation(
    'GET /api/carts/{token}/payment-methods', 'How this cart can be paid', 'cart token',
    onCart,
    replying(PaymentMethodsCodec, paymentMethodsToWire),
  ),
  updatePaymentMethod: operation(
    'PUT /api/carts/{token}/payment-method', 'Chooses how it is paid', 'cart token',
    tellingCart({
      body: PaymentMethodRequest,
      encode: ({ method }: { readonly method: string }) => ({ payment_method: method }),
      decode: (wire) => E.right({ method: wire.payment_method }),
    }),
    wholeCart,
  ),
}
