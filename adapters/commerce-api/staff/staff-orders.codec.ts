import * as t from 'io-ts'
import type { OrderResults } from '../../../application/contract/staff/orders.ts'
import { CHANGE_EVENTS, type Actor } from '../../../domain/order/order-change.ts'
import type { OrderSummary } from '../../../domain/order/order-summary.ts'
import type { OrderStatus } from '../../../domain/order/order.ts'
import { PAYMENT_STATUSES } from '../../../domain/payment/payment.ts'
import { REFUND_STATES } from '../../../domain/payment/refund.ts'
import type { ShownChange, ShownOrderFile, ShownPayment, ShownRefund } from '../../../domain/staff/shown-order-file.ts'
import { as, computed, list, optional, via, written } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { record } from '../codec/record.ts'
import { OrderRecord } from '../order/order.codec.ts'
import { BrandChannelCode, OrderStatusCode } from '../values/codes.codec.ts'
import { Instant } from '../values/day.codec.ts'
import { MoneyRecord } from '../values/money.codec.ts'
import { EmailText } from '../values/names.codec.ts'
import { counted } from './staff-queries.ts'

/** One line in a list of orders. */
export const SummaryRecord = record<OrderSummary>('OrderSummary', {
  number: t.string, status: as('state', OrderStatusCode), brandChannel: BrandChannelCode, name: t.string, email: EmailText,
  total: MoneyRecord, createdAt: Instant, paidAt: optional(Instant),
})

type StatusCount = { readonly state: OrderStatus; readonly count: number }
const StatusCountRecord = record<StatusCount>('StatusCount', { state: OrderStatusCode, count: t.number })

/** Orders as staff search for them, and the number of orders in each status. */
export const OrderResultsRecord = record<OrderResults>('OrderResults', {
  orders: as('hydra:member', list(SummaryRecord)),
  ...counted,
  counts: via<readonly StatusCount[], OrderResults['counts']>(
    list(StatusCountRecord),
    (counts) => new Map(counts.map(({ state, count }) => [state, count])),
    (counts) => [...counts].map(([state, count]) => ({ state, count })),
  ),
})

type ActorOnWire = { readonly by: Actor['kind']; readonly name: string | null }
const actorOf = ({ by, name }: ActorOnWire): Actor => (by === 'staff' ? { kind: by, name: name ?? '' } : { kind: by })

const ChangeRecord = record<ShownChange>('OrderChange', {
  event: oneOf('ChangeEvent', CHANGE_EVENTS),
  from: OrderStatusCode,
  to: OrderStatusCode,
  by: computed(actorOf),
  kind: written(as('by', oneOf('ActorKind', ['staff', 'shop', 'payment_provider'])), ({ by }: ShownChange) => by.kind),
  name: written(optional(t.string), ({ by }: ShownChange) => (by.kind === 'staff' ? by.name : undefined)),
  at: Instant,
  note: optional(t.string),
})

const PaymentRecord = record<ShownPayment>('OrderPayment', {
  id: t.string, method: t.string, status: as('state', oneOf('PaymentStatus', PAYMENT_STATUSES)), amount: MoneyRecord,
  reference: optional(t.string), startedAt: Instant,
})
const RefundRecord = record<ShownRefund>('OrderRefund', {
  id: t.string, amount: MoneyRecord, state: oneOf('RefundState', REFUND_STATES), byTransfer: t.boolean, requestedAt: Instant,
  endedAt: optional(Instant),
})

/** An order with its payment attempts and refunds, and its audit entries. */
export const OrderFileRecord = record<ShownOrderFile>('OrderFile', {
  order: OrderRecord, payments: list(PaymentRecord), refunds: list(RefundRecord), changes: list(ChangeRecord),
})
