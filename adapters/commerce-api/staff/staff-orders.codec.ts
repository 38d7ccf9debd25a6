import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { OrderResults } from '../../../application/contract/staff/orders.ts'
import { CHANGE_EVENTS, type Actor } from '../../../domain/order/order-change.ts'
import type { OrderSummary } from '../../../domain/order/order-summary.ts'
import { PAYMENT_STATUSES } from '../../../domain/payment/payment.ts'
import { REFUND_STATES } from '../../../domain/payment/refund.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { ShownChange, ShownOrderFile, ShownPayment, ShownRefund } from '../../../domain/staff/shown-order-file.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { orUndefined, orNull } from '../codec/or-null.ts'
import { OrderRecord } from '../order/order.codec.ts'
import { BrandChannelCode, OrderStatusCode } from '../values/codes.codec.ts'
import { Instant } from '../values/day.codec.ts'
import { moneyOf, moneyToWire, MoneyWire } from '../values/money.codec.ts'
import { EmailText } from '../values/names.codec.ts'

/** One line in a list of orders. */
export const SummaryWire = t.strict(
  {
    number: t.string, state: OrderStatusCode, brand_channel: BrandChannelCode, name: t.string, email: EmailText,
    total: MoneyWire, created_at: Instant, paid_at: nullable(Instant),
  },
  'OrderSummary',
)
type SummaryWire = t.TypeOf<typeof SummaryWire>
export const summaryOf = (wire: SummaryWire): OrderSummary => ({
  number: wire.number, status: wire.state, brandChannel: wire.brand_channel, name: wire.name, email: wire.email,
  total: moneyOf(wire.total), createdAt: wire.created_at, ...omitUndefined({ paidAt: orUndefined(wire.paid_at) }),
})
export const summaryToWire = ({ status, brandChannel, total, createdAt, paidAt, number, name, email }: OrderSummary): SummaryWire => ({
  number, name, email, state: status, brand_channel: brandChannel, total: moneyToWire(total),
  created_at: createdAt, paid_at: orNull(paidAt),
})

const OrdersWire = t.strict(
  {
    'hydra:member': t.readonlyArray(SummaryWire), 'hydra:totalItems': t.number, pages: t.number,
    counts: t.readonlyArray(t.strict({ state: OrderStatusCode, count: t.number }, 'StatusCount')),
  },
  'OrderResults',
)
/** Orders as staff search for them, and the number of orders in each status. */
export const OrderResultsCodec = codecFrom('OrderResults', OrdersWire, (wire) =>
  E.right<never, OrderResults>({
    orders: wire['hydra:member'].map(summaryOf), total: wire['hydra:totalItems'], pages: wire.pages,
    counts: new Map(wire.counts.map(({ state, count }) => [state, count])),
  }))
export const orderResultsToWire = ({ orders, total, pages, counts }: OrderResults): t.TypeOf<typeof OrdersWire> => ({
  'hydra:member': orders.map(summaryToWire), 'hydra:totalItems': total, pages,
  counts: [...counts].map(([state, count]) => ({ state, count })),
})

const ChangeWire = t.strict(
  {
    event: oneOf('ChangeEvent', CHANGE_EVENTS), from: OrderStatusCode, to: OrderStatusCode,
    by: oneOf('ActorKind', ['staff', 'shop', 'payment_provider']), name: nullable(t.string), at: Instant, note: nullable(t.string),
  },
  'OrderChange',
)
type ChangeWire = t.TypeOf<typeof ChangeWire>
const actorOf = ({ by, name }: ChangeWire): Actor => (by === 'staff' ? { kind: by, name: name ?? '' } : { kind: by })
const changeOf = (wire: ChangeWire): ShownChange =>
  ({ event: wire.event, from: wire.from, to: wire.to, at: wire.at, by: actorOf(wire), ...omitUndefined({ note: orUndefined(wire.note) }) })
const changeToWire = ({ event, from, to, by, at, note }: ShownChange): ChangeWire =>
  ({ event, from, to, by: by.kind, name: by.kind === 'staff' ? by.name : null, at, note: orNull(note) })

const PaymentWire = t.strict(
  {
    id: t.string, method: t.string, state: oneOf('PaymentStatus', PAYMENT_STATUSES), amount: MoneyWire,
    reference: nullable(t.string), started_at: Instant,
  },
  'OrderPayment',
)
const RefundWire = t.strict(
  {
    id: t.string, amount: MoneyWire, state: oneOf('RefundState', REFUND_STATES), by_transfer: t.boolean,
    requested_at: Instant, ended_at: nullable(Instant),
  },
  'OrderRefund',
)
type PaymentWire = t.TypeOf<typeof PaymentWire>
type RefundWire = t.TypeOf<typeof RefundWire>
const paymentOf = ({ state: status, amount, reference, started_at: startedAt, ...wire }: PaymentWire): ShownPayment =>
  ({ ...wire, status, amount: moneyOf(amount), startedAt, ...omitUndefined({ reference: orUndefined(reference) }) })
const paymentToWire = ({ id, method, status, amount, reference, startedAt }: ShownPayment): PaymentWire =>
  ({ id, method, state: status, amount: moneyToWire(amount), reference: orNull(reference), started_at: startedAt })
const refundOf = ({ amount, by_transfer: byTransfer, requested_at: requestedAt, ended_at: endedAt, ...wire }: RefundWire): ShownRefund =>
  ({ ...wire, amount: moneyOf(amount), byTransfer, requestedAt, ...omitUndefined({ endedAt: orUndefined(endedAt) }) })
const refundToWire = ({ id, amount, state, byTransfer, requestedAt, endedAt }: ShownRefund): RefundWire =>
  ({ id, amount: moneyToWire(amount), state, by_transfer: byTransfer, requested_at: requestedAt, ended_at: orNull(endedAt) })

const FileWire = t.strict(
  {
    order: OrderRecord.wire, payments: t.readonlyArray(PaymentWire), refunds: t.readonlyArray(RefundWire),
    changes: t.readonlyArray(ChangeWire),
  },
  'OrderFile',
)
/** An order with its payment attempts and refunds, and its audit entries. */
export const FileCodec = codecFrom('OrderFile', FileWire, ({ order, changes, payments, refunds }) => E.right<never, ShownOrderFile>({
  order: OrderRecord.read(order as never, {}), payments: payments.map(paymentOf), refunds: refunds.map(refundOf),
  changes: changes.map(changeOf),
}))
export const fileToWire = ({ order, changes, payments, refunds }: ShownOrderFile, locale: Locale): t.TypeOf<typeof FileWire> => ({
  order: OrderRecord.write(order, { locale }), payments: payments.map(paymentToWire), refunds: refunds.map(refundToWire),
  changes: changes.map(changeToWire),
})
