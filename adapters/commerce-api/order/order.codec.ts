import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { OrderLine } from '../../../domain/order/order.ts'
import type { ShownOrder } from '../../../domain/order/shown-order.ts'
import { omitUndefined, type Complete } from '../../../domain/omit-undefined.ts'
import { billingAddressOf, BillingAddressWire, shippingAddressOf, ShippingAddressWire } from '../address/address.codec.ts'
import type { Currency } from '../../../domain/money/currency.ts'
import { completeLineOf, type CartItemWire } from '../cart/cart-item.codec.ts'
import { lastShipment, orderProps, totalsOf } from '../cart/cart.codec.ts'
import { promotionCouponOf } from '../cart/coupon.codec.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { orUndefined } from '../codec/or-null.ts'
import { fulfilmentOf, fulfilmentProps } from './fulfilment.codec.ts'
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
    ...fulfilmentProps,
  },
  'Order',
)
export type OrderWire = t.TypeOf<typeof OrderWire>

const orderLineOf = (item: CartItemWire, currency: Currency): OrderLine =>
  omitUndefined<Complete<OrderLine>>({ ...completeLineOf(item, currency), arrival: arrivalOf(item).arrival })

export const orderOf = (wire: OrderWire): E.Either<'no shipment', ShownOrder> =>
  pipe(
    lastShipment(wire),
    E.fromNullable('no shipment' as const),
    E.map((shipment) =>
      omitUndefined<Complete<ShownOrder>>({
        token: wire.token_value,
        cartToken: wire.cart_token,
        id: wire.id,
        number: wire.number,
        status: wire.state,
        currency: wire.currency_code,
        brandChannel: wire.brand_channel,
        priceChannel: wire.price_channel,
        locale: wire.locale,
        lines: wire.items.map((item) => orderLineOf(item, wire.currency_code)),
        totals: totalsOf(wire),
        email: wire.customer.email,
        billingAddress: billingAddressOf(wire.billing_address),
        shippingAddress: shippingAddressOf(wire.shipping_address),
        shippingMethod: shipment.method,
        paymentMethod: orUndefined(wire.payment_method),
        comment: orUndefined(wire.comment),
        coupon: promotionCouponOf(wire.promotion_coupon),
        discountNote: orUndefined(wire.discount_note),
        milesAndMoreNumber: orUndefined(wire.miles_and_more_number),
        arrival: arrivalOf(shipment).arrival,
        createdAt: wire.created_at,
        paidAt: orUndefined(wire.paid_at),
        bonusPoints: wire.bonus_points?.points,
        tracking: orUndefined(wire.tracking),
        ...fulfilmentOf(wire, wire.currency_code),
        nextReminderDate: wire.reminder_alarm?.next_reminder_date,
      }),
    ),
  )

export const OrderCodec = codecFrom('Order', OrderWire, orderOf)
