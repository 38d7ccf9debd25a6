import type { ShownOrder } from '../../../domain/order/shown-order.ts'
import { isRepeatable } from '../../../domain/reorder/is-repeatable.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { billingAddressToWire, shippingAddressToWire } from '../address/address.codec.ts'
import { orderFieldsToWire } from '../cart/order-fields-to-wire.ts'
import { orNull } from '../codec/or-null.ts'
import { fulfilmentToWire } from './fulfilment.codec.ts'
import type { OrderWire } from './order.codec.ts'

export const orderToWire = (order: ShownOrder, locale: Locale): OrderWire => ({
  ...orderFieldsToWire(order, locale),
  token_value: order.token,
  cart_token: order.cartToken,
  id: order.id,
  number: order.number,
  internal_order_id: String(order.id),
  state: order.status,
  checkout_state: 'completed',
  billing_address: billingAddressToWire(order.billingAddress, order.email),
  shipping_address: shippingAddressToWire(order.shippingAddress, order.email),
  customer: { email: order.email },
  paid_at: orNull(order.paidAt),
  reorderable: isRepeatable(order),
  bonus_points: order.bonusPoints === undefined ? null : { points: order.bonusPoints },
  tracking: orNull(order.tracking),
  ...fulfilmentToWire(order),
  reminder_alarm: order.nextReminderDate === undefined ? null : { next_reminder_date: order.nextReminderDate },
})
