import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { flow } from 'fp-ts/lib/function.js'
import type { Cart, Totals } from '../../../domain/cart/cart.ts'
import { omitUndefined, type Complete } from '../../../domain/omit-undefined.ts'
import { billingAddressOf, BillingAddressWire, shippingAddressOf, ShippingAddressWire } from '../address/address.codec.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { orUndefined } from '../codec/or-null.ts'
import { Cents, inCurrency } from '../values/cents.codec.ts'
import { BrandChannelCode, CheckoutStateCode, CurrencyCode, LocaleCode, PaymentMethodCode } from '../values/codes.codec.ts'
import { arrivalProps, Day, Instant } from '../values/day.codec.ts'
import { CartDigestText, CartTokenText, EmailText } from '../values/names.codec.ts'
import { cartLineOf, CartItemWire } from './cart-item.codec.ts'
import { MilesNumberText } from '../values/miles-number.codec.ts'
import { promotionCouponOf, PromotionCouponWire } from './coupon.codec.ts'
import { SavingsWire } from './savings.codec.ts'

const ShipmentWire = t.strict({ method: t.string, price: Cents, ...arrivalProps }, 'Shipment')

/** The common fields of cart and order, under the specification's names; a value that is not known yet is null (Commerce §3). */
export const orderProps = {
  id: nullable(t.number),
  number: nullable(t.string),
  internal_order_id: nullable(t.string),
  state: t.string,
  checkout_state: CheckoutStateCode,
  currency_code: CurrencyCode,
  price_channel: t.string,
  items: t.readonlyArray(CartItemWire),
  items_total: Cents,
  items_total_before_promotion: Cents,
  shipping_total: Cents,
  total: Cents,
  order_promotion_total: Cents,
  promotion_coupon: nullable(PromotionCouponWire),
  comment: nullable(t.string),
  discount_note: nullable(t.string),
  subscription: nullable(t.boolean),
  subscription_frequency: nullable(t.number),
  shipments: t.readonlyArray(ShipmentWire),
  billing_address: nullable(BillingAddressWire),
  shipping_address: nullable(ShippingAddressWire),
  customer: nullable(t.strict({ email: EmailText })),
  created_at: Instant,
  paid_at: nullable(Instant),
  refunded_at: nullable(Instant),
  bonus_points: nullable(t.strict({ points: t.number })),
  tracking: nullable(t.string),
  reminder_alarm: nullable(t.strict({ next_reminder_date: Day })),
  reorderable: nullable(t.boolean),
  savings: nullable(SavingsWire),
  shipping_opt_in_personal_data: nullable(t.boolean),
  miles_and_more_number: nullable(MilesNumberText),
  brand_channel: BrandChannelCode,
  locale: LocaleCode,
  payment_method: nullable(PaymentMethodCode),
}

export const CartWire = t.strict(
  {
    token_value: CartTokenText,
    ...orderProps,
    id: t.number,
    trials_declined: nullable(t.boolean),
    items_from: nullable(t.readonlyArray(t.number)),
    reorder_of: nullable(t.readonlyArray(t.number)),
    additions: nullable(t.readonlyArray(t.string)),
    digest: CartDigestText,
  },
  'Cart',
)
export type CartWire = t.TypeOf<typeof CartWire>

type WithTotals = Pick<
  CartWire,
  'currency_code' | 'items_total' | 'items_total_before_promotion' | 'shipping_total' | 'total' | 'order_promotion_total'
>

/** Totals are the server's own and never recomputed here (decision A11). */
export const totalsOf = (wire: WithTotals): Totals => {
  const money = inCurrency(wire.currency_code)
  return {
    itemsTotalBeforePromotion: money(wire.items_total_before_promotion),
    orderPromotionTotal: money(wire.order_promotion_total),
    itemsTotal: money(wire.items_total),
    shippingTotal: money(wire.shipping_total),
    total: money(wire.total),
  }
}

/** The shipping method is that of the last shipment (Commerce §7). */
export const lastShipment = (wire: Pick<CartWire, 'shipments'>): CartWire['shipments'][number] | undefined =>
  wire.shipments.at(-1)

const cartOf = (wire: CartWire): Cart =>
  omitUndefined<Complete<Cart>>({
    id: wire.id,
    token: wire.token_value,
    // Left out because the reader knows the owner.
    accountId: undefined,
    typedBy: undefined,
    checkoutState: wire.checkout_state,
    currency: wire.currency_code,
    brandChannel: wire.brand_channel,
    priceChannel: wire.price_channel,
    locale: wire.locale,
    lines: wire.items.map((item) => cartLineOf(item, wire.currency_code)),
    totals: totalsOf(wire),
    email: wire.customer?.email,
    billingAddress: wire.billing_address === null ? undefined : billingAddressOf(wire.billing_address),
    shippingAddress: wire.shipping_address === null ? undefined : shippingAddressOf(wire.shipping_address),
    shippingMethod: lastShipment(wire)?.method,
    paymentMethod: orUndefined(wire.payment_method),
    comment: orUndefined(wire.comment),
    coupon: promotionCouponOf(wire.promotion_coupon),
    discountNote: orUndefined(wire.discount_note),
    milesAndMoreNumber: orUndefined(wire.miles_and_more_number),
    trialsDeclined: orUndefined(wire.trials_declined),
    itemsFrom: orUndefined(wire.items_from),
    reorderOf: orUndefined(wire.reorder_of),
    additions: orUndefined(wire.additions),
    createdAt: wire.created_at,
  })

export const CartCodec = codecFrom('Cart', CartWire, flow(cartOf, E.right))
