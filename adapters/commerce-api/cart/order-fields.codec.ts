import * as t from 'io-ts'
import type { Cart, Totals } from '../../../domain/cart/cart.ts'
import { websiteTotal } from '../../../domain/cart/website-total.ts'
import type { Money } from '../../../domain/money/money.ts'
import type { ArrivalRange } from '../../../domain/stock/stock.ts'
import { as, list, optional, unused } from '../codec/field.ts'
import { nullable } from '../codec/nullable.ts'
import { flat, record } from '../codec/record.ts'
import { BrandChannelCode, CurrencyCode, LocaleCode, PaymentMethodCode } from '../values/codes.codec.ts'
import { arrival, type ArrivalWire, Instant } from '../values/day.codec.ts'
import { MilesNumberText } from '../values/miles-number.codec.ts'
import { inOwnCurrency, money } from '../values/money.codec.ts'
import { CartItemRecord } from './cart-item.codec.ts'
import { CouponRecord } from './coupon.codec.ts'
import { savings } from './savings.codec.ts'

/** Of the fields below, those that an order has and a cart may have. */
type Common = Pick<Cart, 'currency' | 'priceChannel' | 'lines' | 'totals' | 'shippingMethod' | 'email'> & {
  readonly arrival?: ArrivalRange
}

type Shipment = { readonly method: string; readonly price: Money; readonly arrival?: ArrivalRange }
export const ShipmentRecord = record<Shipment>('Shipment', { method: t.string, price: money, arrival })

export const shipmentsOf = ({ shippingMethod, totals, arrival: days }: Common): readonly Shipment[] =>
  shippingMethod === undefined
    ? []
    : [{ method: shippingMethod, price: totals.shippingTotal, ...(days === undefined ? {} : { arrival: days }) }]

export type ReadShipments = { readonly shipments: readonly (ArrivalWire & { readonly method: string })[] }

/** The shipping method is that of the last shipment (Commerce §7). */
export const lastShipment = ({ shipments }: ReadShipments) => shipments.at(-1)

const saved = savings(({ totals, lines, currency }: Common) =>
  ({ current: totals.itemsTotal, website: websiteTotal(lines, currency) }))

/** The common fields of cart and order, under the specification's names; a value that is not known yet is null (Commerce §3). */
export const orderFields = {
  currency: as('currency_code', CurrencyCode),
  priceChannel: t.string,
  lines: as('items', list(CartItemRecord)),
  // Totals are the server's own and never recomputed here (decision A11).
  totals: flat<Totals>({
    itemsTotal: money, itemsTotalBeforePromotion: money, shippingTotal: money, total: money, orderPromotionTotal: money,
  }),
  coupon: as('promotion_coupon', optional(CouponRecord)),
  comment: optional(t.string),
  discountNote: optional(t.string),
  subscription: unused(t.boolean),
  subscription_frequency: unused(t.number),
  createdAt: Instant,
  savings: { ...saved, wire: nullable(saved.wire) },
  shipping_opt_in_personal_data: unused(t.boolean),
  milesAndMoreNumber: optional(MilesNumberText),
  brandChannel: BrandChannelCode,
  locale: LocaleCode,
  paymentMethod: optional(PaymentMethodCode),
}

/** What the addresses and lines of a cart or order know of it. */
export const orderScope = { ...inOwnCurrency, ofValue: ({ email, priceChannel }: Common) => ({ email, priceChannel }) }
