import * as t from 'io-ts'
import { CARRIERS } from '../../../domain/delivery/carrier.ts'
import type { LineQuantity, Parcel } from '../../../domain/order/parcel.ts'
import type { BrowserMark } from '../../../domain/visit/browser-key.ts'
import { ORDER_STATUSES, type Order } from '../../../domain/order/order.ts'
import { addressCodec, shippingAddressCodec } from '../address/address-codec.ts'
import { arrivalCodec, orderLineCodec, paymentMethodCodec, totalsCodec } from '../cart/cart-codec.ts'
import { cartCouponCodec, milesNumberCodec } from '../coupon/coupon-codec.ts'
import { recordCodec, type StoredCodec } from '../rows/record-codec.ts'
import {
  accountIdCodec,
  brandChannelCodec,
  cartTokenCodec,
  currencyCodec,
  emailCodec,
  localeCodec,
  moneyCodec,
  oneOf,
  orderTokenCodec,
  trusted,
} from '../rows/value-codecs.ts'

const packsCodec: StoredCodec<LineQuantity> = recordCodec<LineQuantity>('LineQuantity', { lineId: t.string, quantity: t.number }, {})

const parcelCodec: StoredCodec<Parcel> = recordCodec<Parcel>(
  'Parcel',
  { carrier: oneOf('Carrier', CARRIERS), sentAt: t.string, packs: t.readonlyArray(packsCodec) },
  { tracking: t.string },
)

export const orderStatusCodec = oneOf('OrderStatus', ORDER_STATUSES)

export const orderCodec: StoredCodec<Order> = recordCodec<Order>(
  'Order',
  {
    token: orderTokenCodec,
    cartToken: cartTokenCodec,
    id: t.number,
    number: t.string,
    status: orderStatusCodec,
    currency: currencyCodec,
    brandChannel: brandChannelCodec,
    priceChannel: t.string,
    locale: localeCodec,
    lines: t.readonlyArray(orderLineCodec),
    totals: totalsCodec,
    email: emailCodec,
    billingAddress: addressCodec,
    shippingAddress: shippingAddressCodec,
    shippingMethod: t.string,
    createdAt: t.string,
  },
  { paymentMethod: paymentMethodCodec, comment: t.string, coupon: cartCouponCodec, discountNote: t.string,
    orderedBy: trusted<BrowserMark>('BrowserMark'), milesAndMoreNumber: milesNumberCodec, arrival: arrivalCodec, paidAt: t.string,
    cancelledBy: t.literal('shop'), promotionShares: t.record(t.string, t.number), accountId: accountIdCodec,
    bonusPoints: t.number, tracking: t.string, nextReminderDate: t.string, paid: moneyCodec, parcels: t.readonlyArray(parcelCodec),
    returned: t.readonlyArray(packsCodec), cancelledItems: t.readonlyArray(packsCodec), reversed: moneyCodec, deliveredAt: t.string,
    refunded: moneyCodec, refundedAt: t.string },
)
