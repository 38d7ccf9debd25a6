import * as t from 'io-ts'
import type { ShownOrder } from '../../../domain/order/shown-order.ts'
import { isRepeatable } from '../../../domain/reorder/is-repeatable.ts'
import { BillingAddressRecord, ShippingAddressRecord } from '../address/address.codec.ts'
import { lastShipment, orderFields, orderScope, type ReadShipments, ShipmentRecord, shipmentsOf } from '../cart/order-fields.codec.ts'
import { as, computed, list, optional, orNull, written } from '../codec/field.ts'
import { record, wrapped } from '../codec/record.ts'
import { atLeastOne } from '../codec/short-list.ts'
import { CheckoutStateCode, OrderStatusCode } from '../values/codes.codec.ts'
import { arrivalIn, Day, Instant } from '../values/day.codec.ts'
import { CartTokenText, EmailText, OrderTokenText } from '../values/names.codec.ts'
import { fulfilment } from './fulfilment.codec.ts'

/** An order: the fields of a cart, of which those that every order has are never null (Commerce §3). */
export const OrderRecord = record<ShownOrder>('Order', {
  ...orderFields,
  token: as('token_value', OrderTokenText),
  id: t.number,
  number: t.string,
  internal_order_id: written(orNull(t.string), ({ id }: ShownOrder) => String(id)),
  status: as('state', OrderStatusCode),
  checkout_state: written(CheckoutStateCode, () => 'completed' as const),
  shippingMethod: computed((wire: ReadShipments) => lastShipment(wire)?.method ?? ''),
  arrival: computed((wire: ReadShipments) => arrivalIn(lastShipment(wire))),
  shipments: written({ ...list(ShipmentRecord), wire: atLeastOne(ShipmentRecord.wire) }, shipmentsOf),
  billingAddress: BillingAddressRecord,
  shippingAddress: ShippingAddressRecord,
  email: as('customer', wrapped('', 'email', EmailText)),
  cartToken: CartTokenText,
  paidAt: optional(Instant),
  bonusPoints: optional(wrapped('', 'points', t.number)),
  tracking: optional(t.string),
  nextReminderDate: as('reminder_alarm', optional(wrapped('', 'next_reminder_date', Day))),
  reorderable: written(orNull(t.boolean), isRepeatable),
  ...fulfilment,
}, orderScope)

type OrderPage = { readonly orders: readonly ShownOrder[]; readonly total: number }

/** Orders as a member list with their total number (Commerce §7, decision A53). */
export const OrderHistoryRecord = record<OrderPage>(
  'OrderHistory', { orders: as('hydra:member', list(OrderRecord)), total: as('hydra:totalItems', t.number) },
)
