import * as t from 'io-ts'
import { SEVERAL } from '../../../domain/cart/cart.ts'
import type { BrowserMark } from '../../../domain/visit/browser-key.ts'
import type { Cart, CartLine, CreatedFrom, Totals } from '../../../domain/cart/cart.ts'
import type { OrderLine } from '../../../domain/order/order.ts'
import type { ArrivalRange } from '../../../domain/stock/stock.ts'
import { CHECKOUT_STATES } from '../../../domain/checkout/checkout-state.ts'
import { PAYMENT_METHODS, PROVIDER_METHODS } from '../../../domain/checkout/payment-method.ts'
import { addressCodec, shippingAddressCodec } from '../address/address-codec.ts'
import { cartCouponCodec, milesNumberCodec } from '../coupon/coupon-codec.ts'
import { eyeCodec, lensOptionCodec } from '../prescription/lens-codecs.ts'
import { productTypeCodec } from '../product/product-codec.ts'
import { recordCodec, type StoredCodec } from '../rows/record-codec.ts'
import {
  accountIdCodec,
  brandChannelCodec,
  cartTokenCodec,
  currencyCodec,
  emailCodec,
  localeCodec,
  localTextCodec,
  moneyCodec,
  oneOf,
  productIdCodec,
  quantityCodec,
  trusted,
  variantIdCodec,
} from '../rows/value-codecs.ts'

export const providerMethodCodec = oneOf('ProviderMethod', PROVIDER_METHODS)
export const paymentMethodCodec = oneOf('PaymentMethod', PAYMENT_METHODS)

const createdFrom: StoredCodec<CreatedFrom> = recordCodec<CreatedFrom>(
  'CreatedFrom',
  {
    type: t.literal('recommendation'),
    recommendationId: t.string,
    source: t.string,
    itemPosition: t.number,
  },
  {},
)

const line = {
  required: {
    id: t.string,
    productId: productIdCodec,
    variantId: variantIdCodec,
    titles: localTextCodec,
    slugs: localTextCodec,
    brand: t.string,
    category: productTypeCodec,
    categoryPath: t.string,
    packLabel: t.string,
    weight: t.number,
    option: lensOptionCodec,
    quantity: quantityCodec,
    unitPrice: moneyCodec,
    originalUnitPrice: moneyCodec,
    websiteUnitPrice: moneyCodec,
    total: moneyCodec,
    isTrial: t.boolean,
    position: t.number,
  },
  optional: {
    lensUsage: t.string,
    lensType: t.string,
    image: t.string,
    badge: t.string,
    fk: t.string,
    eye: eyeCodec,
    createdFrom,
    addedBy: t.string,
  },
}

export const cartLineCodec: StoredCodec<CartLine> = recordCodec<CartLine>('CartLine', line.required, line.optional)

export const arrivalCodec: StoredCodec<ArrivalRange> = recordCodec<ArrivalRange>('ArrivalRange', { min: t.string, max: t.string }, {})
export const orderLineCodec: StoredCodec<OrderLine> = recordCodec<OrderLine>(
  'OrderLine', line.required, { ...line.optional, arrival: arrivalCodec },
)

export const totalsCodec: StoredCodec<Totals> = recordCodec<Totals>(
  'Totals',
  {
    itemsTotalBeforePromotion: moneyCodec,
    orderPromotionTotal: moneyCodec,
    itemsTotal: moneyCodec,
    shippingTotal: moneyCodec,
    total: moneyCodec,
  },
  {},
)

export const cartCodec: StoredCodec<Cart> = recordCodec<Cart>(
  'Cart',
  {
    id: t.number,
    token: cartTokenCodec,
    checkoutState: oneOf('CheckoutState', CHECKOUT_STATES),
    currency: currencyCodec,
    brandChannel: brandChannelCodec,
    priceChannel: t.string,
    locale: localeCodec,
    lines: t.readonlyArray(cartLineCodec),
    totals: totalsCodec,
    createdAt: t.string,
  },
  {
    accountId: accountIdCodec,
    email: emailCodec,
    billingAddress: addressCodec,
    shippingAddress: shippingAddressCodec,
    shippingMethod: t.string,
    paymentMethod: paymentMethodCodec,
    comment: t.string,
    coupon: cartCouponCodec,
    discountNote: t.string,
    milesAndMoreNumber: milesNumberCodec,
    typedBy: trusted<BrowserMark | typeof SEVERAL>('BrowserMark'),
    trialsDeclined: t.boolean,
    itemsFrom: t.readonlyArray(t.number),
    reorderOf: t.readonlyArray(t.number),
    additions: t.readonlyArray(t.string),
  },
)
