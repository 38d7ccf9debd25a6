import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { OrderResults } from '../../../application/commerce/order/find-orders.ts'
import type { OrderFile } from '../../../application/commerce/order/order-moves.port.ts'
import { CHANGE_EVENTS, type Actor, type OrderChange } from '../../../domain/order/order-change.ts'
import type { OrderSummary } from '../../../domain/order/order-summary.ts'
import type { ShownOrder } from '../../../domain/order/shown-order.ts'
import { shownOrder } from '../../../domain/order/shown-order.ts'
import { PAYMENT_STATUSES } from '../../../domain/payment/payment.ts'
import { REFUND_STATES } from '../../../domain/payment/refund.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
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
type PublicChange = Omit<OrderChange, 'key' | 'digest'>
const actorOf = ({ by, name }: ChangeWire): Actor => (by === 'staff' ? { kind: by, name: name ?? '' } : { kind: by })
const changeOf = (wire: ChangeWire): PublicChange =>
  ({ event: wire.event, from: wire.from, to: wire.to, at: wire.at, by: actorOf(wire), ...omitUndefined({ note: orUndefined(wire.note) }) })
const changeToWire = ({ event, from, to, by, at, note }: PublicChange): ChangeWire =>
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
const FileWire = t.strict(
  {
    order: OrderRecord.wire, payments: t.readonlyArray(PaymentWire), refunds: t.readonlyArray(RefundWire),
    changes: t.readonlyArray(ChangeWire),
  },
  'OrderFile',
)
type FileWire = t.TypeOf<typeof FileWire>

/** An order with its payment attempts and refunds, and its audit entries. */
export type StaffOrderFile = {
  readonly order: ShownOrder
  readonly payments: FileWire['payments']
  readonly refunds: FileWire['refunds']
  readonly changes: readonly PublicChange[]
}
export const FileCodec = codecFrom('OrderFile', FileWire, ({ order, changes, ...money }) =>
  E.right<never, StaffOrderFile>({ ...money, order: OrderRecord.read(order as never, {}), changes: changes.map(changeOf) }))
export const fileToWire = ({ order, changes, payments, refunds }: StaffOrderFile, locale: Locale): FileWire =>
  ({ order: OrderRecord.write(order, { locale }), payments, refunds, changes: changes.map(changeToWire) })

/** The public part of an order's file; provider tokens of cards and payment page addresses are left out. */
export const orderFileToWire = (
  { order, payments, refunds, changes }: OrderFile & { readonly changes: readonly OrderChange[] },
): StaffOrderFile => ({
  order: shownOrder(order),
  payments: payments.map(({ id, method, status, amount, reference, startedAt }) =>
    ({ id, method, state: status, amount: moneyToWire(amount), reference: orNull(reference), started_at: startedAt })),
  refunds: refunds.map(({ id, amount, state, paymentId, requestedAt, endedAt }) =>
    ({
      id, amount: moneyToWire(amount), state, by_transfer: paymentId === undefined, requested_at: requestedAt,
      ended_at: orNull(endedAt),
    })),
  changes: changes.map(({ key: _key, digest: _digest, ...change }) => change),
})
