import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Order } from '../../../domain/order/order.ts'
import { withoutAbsent } from '../../../domain/without-absent.ts'
import { billingAddressOf, BillingAddressWire, shippingAddressOf, ShippingAddressWire } from '../address/address.codec.ts'
import { cartLineOf } from '../cart/cart-item.codec.ts'
import { lastShipment, orderProps, totalsOf } from '../cart/cart.codec.ts'
import { promotionCouponOf } from '../cart/coupon.codec.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { orAbsent } from '../codec/or-null.ts'
import { OrderStatusCode } from '../values/codes.codec.ts'
import { arrivalOf } from '../values/day.codec.ts'
import { CartTokenText, EmailText, OrderTokenText } from '../values/names.codec.ts'

/** An order: the fields of a cart, of which those that every order has are never null (Commerce §3). */
export const OrderWire = t.strict(
  {
    ...orderProps,
    token_value: OrderTokenText,
    id: t.number,
    number: t.string,
    state: OrderStatusCode,
    billing_address: BillingAddressWire,
    shipping_address: ShippingAddressWire,
    customer: t.strict({ email: EmailText }),
    cart_token: CartTokenText,
  },
  'Order',
)
export type OrderWire = t.TypeOf<typeof OrderWire>

export const orderOf = (wire: OrderWire): E.Either<'no shipment', Order> =>
  pipe(
    lastShipment(wire),
    E.fromNullable('no shipment' as const),
    E.map((shipment) =>
      withoutAbsent({
        token: wire.token_value,
        cartToken: wire.cart_token,
        id: wire.id,
        number: wire.number,
        status: wire.state,
        currency: wire.currency_code,
        brandChannel: wire.brand_channel,
        priceChannel: wire.price_channel,
        locale: wire.locale,
        lines: wire.items.map((item) => ({ ...cartLineOf(item, wire.currency_code), ...arrivalOf(item) })),
        totals: totalsOf(wire),
        email: wire.customer.email,
        billingAddress: billingAddressOf(wire.billing_address),
        shippingAddress: shippingAddressOf(wire.shipping_address),
        shippingMethod: shipment.method,
        paymentMethod: orAbsent(wire.payment_method),
        comment: orAbsent(wire.comment),
        coupon: promotionCouponOf(wire.promotion_coupon),
        discountNote: orAbsent(wire.discount_note),
        milesAndMoreNumber: orAbsent(wire.miles_and_more_number),
        ...arrivalOf(shipment),
        createdAt: wire.created_at,
        paidAt: orAbsent(wire.paid_at),
        bonusPoints: wire.bonus_points?.points,
        tracking: orAbsent(wire.tracking),
        nextReminderDate: wire.reminder_alarm?.next_reminder_date,
      }),
    ),
  )

export const OrderCodec = codecFrom('Order', OrderWire, orderOf)
