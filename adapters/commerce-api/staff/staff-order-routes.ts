import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { staffOrderContract, StaffOrderInput } from '../../../application/contract/staff/orders.ts'
import { CARRIERS } from '../../../domain/delivery/carrier.ts'
import { IDEMPOTENCY_KEY_PATTERN, makeIdempotencyKey } from '../../../domain/idempotency-key.ts'
import type { LineQuantity } from '../../../domain/order/parcel.ts'
import { ORDER_STEPS } from '../../../domain/order/step-order.ts'
import { REFUND_METHODS } from '../../../domain/payment/request-refund.ts'
import { orderListQuery } from '../../../domain/staff/list-queries.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { closed } from '../codec/closed.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { orUndefined, orNull } from '../codec/or-null.ts'
import { shortList } from '../codec/short-list.ts'
import { textCodec } from '../codec/value-codec.ts'
import { route, type RequestParts, type Routes } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { withoutBody, withBody } from '../operations/request-forms.ts'
import { moneyOf, moneyToWire, MoneyWire } from '../values/money.codec.ts'
import { QuantityText } from '../values/names.codec.ts'
import { FileCodec, fileToWire, OrderResultsCodec, orderResultsToWire } from './staff-orders.codec.ts'
import { ExactText, TypedText } from '../values/request-text.codec.ts'

/** An idempotency key: sent again with the same key, the request is carried out once. */
const KeyText = textCodec<string>('Key', makeIdempotencyKey, { type: 'string', pattern: IDEMPOTENCY_KEY_PATTERN })
const keyFields = { key: KeyText }
const note = { note: nullable(TypedText) }
const PacksRequest = closed('PacksRequest', { item_id: ExactText, quantity: QuantityText })

const numberOf = ({ path }: RequestParts): string => path['number'] ?? ''
type Wire = { readonly key: string; readonly note?: string | null }
const orderInput = (wire: Wire, request: RequestParts): StaffOrderInput =>
  ({ number: numberOf(request), key: wire.key, ...omitUndefined({ note: orUndefined(wire.note ?? null) }) })
const requestOf = ({ number, key, note: words }: StaffOrderInput) => ({ path: { number }, body: { key, note: orNull(words) } })
const packsOf = (wire: readonly t.TypeOf<typeof PacksRequest>[]): readonly LineQuantity[] =>
  wire.map(({ item_id: lineId, quantity }) => ({ lineId, quantity }))
const packsToWire = (quantities: readonly LineQuantity[]) => quantities.map(({ lineId, quantity }) => ({ item_id: lineId, quantity }))

const Plain = closed('OrderActionRequest', keyFields, note)
const StepRequest = closed('StepRequest', { ...keyFields, step: oneOf('OrderStep', ORDER_STEPS) }, note)
const ParcelRequest = closed('ParcelRequest', keyFields, {
  ...note, carrier: nullable(oneOf('Carrier', CARRIERS)), tracking: nullable(TypedText), items: nullable(shortList(PacksRequest)),
})
const ReturnRequest = closed('ReturnRequest', { ...keyFields, items: shortList(PacksRequest), is_sellable: t.boolean }, note)
const RefundRequest = closed('RefundRequest', keyFields, {
  ...note, amount: nullable(MoneyWire), method: nullable(oneOf('RefundMethod', REFUND_METHODS)),
})
const TransferRequest = closed('TransferRequest', { ...keyFields, amount: MoneyWire }, note)

const plain = withBody<t.TypeOf<typeof Plain>, StaffOrderInput>(
  { body: Plain, encode: requestOf, decode: (wire, request) => E.right(orderInput(wire, request)) },
)
const orderFile = replyWith(FileCodec, (file, { locale }) => fileToWire(file, locale))

export const staffOrderRoutes: Routes<typeof staffOrderContract> = {
  listAllOrders: route(
    'GET /api/staff/orders', 'List orders, newest first',
    withoutBody({
      query: query.staffOrders,
      encode: ({ filter: { statuses = [], day, text }, page }) => ({
        query: [
          ...statuses.map((status) => ['state', status] as const), ...(day === undefined ? [] : [['day', day] as const]),
          ...(text === undefined ? [] : [['text', text] as const]), ['page', String(page)] as const,
        ],
      }),
      decode: (request) => orderListQuery(request.query),
    }),
    replyWith(OrderResultsCodec, orderResultsToWire),
  ),
  getOrderFile: route(
    'GET /api/staff/orders/{number}', 'Retrieve an order with payments, refunds and history',
    withoutBody({
      encode: ({ number }) => ({ path: { number } }), decode: (request) => E.right({ number: numberOf(request) }),
    }),
    orderFile,
  ),
  stepOrder: route(
    'POST /api/staff/orders/{number}/steps', 'Move an order to the next status',
    withBody({
      body: StepRequest,
      encode: ({ step, ...input }) => ({ ...requestOf(input), body: { ...requestOf(input).body, step } }),
      decode: (wire, request) => E.right({ ...orderInput(wire, request), step: wire.step }),
    }),
    orderFile,
  ),
  shipParcel: route(
    'POST /api/staff/orders/{number}/parcels', 'Ship a parcel with all remaining items or some',
    withBody({
      body: ParcelRequest,
      encode: ({ sending: { carrier, tracking, packs }, ...input }) => ({
        ...requestOf(input),
        body: {
          ...requestOf(input).body, carrier: orNull(carrier), tracking: orNull(tracking), items: orNull(packs && packsToWire(packs)),
        },
      }),
      decode: ({ carrier = null, tracking = null, items = null, ...wire }, request) => E.right({
        ...orderInput(wire, request),
        sending: omitUndefined({
          carrier: orUndefined(carrier), tracking: orUndefined(tracking), packs: items === null ? undefined : packsOf(items),
        }),
      }),
    }),
    orderFile,
  ),
  returnItems: route(
    'POST /api/staff/orders/{number}/returns', 'Record a return',
    withBody({
      body: ReturnRequest,
      encode: ({ back: { packs, isSellable }, ...input }) =>
        ({ ...requestOf(input), body: { ...requestOf(input).body, items: packsToWire(packs), is_sellable: isSellable } }),
      decode: ({ items, is_sellable: isSellable, ...wire }, request) =>
        E.right({ ...orderInput(wire, request), back: { packs: packsOf(items), isSellable } }),
    }),
    orderFile,
  ),
  cancelRemainingItems: route(
    'POST /api/staff/orders/{number}/remaining-items/cancellation', 'Cancel the remaining items of an order',
    plain, orderFile,
  ),
  cancelOrder: route(
    'POST /api/staff/orders/{number}/cancellation', 'Cancel an order that has not been shipped and refund the payment',
    plain, orderFile,
  ),
  refundOrder: route(
    'POST /api/staff/orders/{number}/refunds', 'Refund an order, in full or in part',
    withBody({
      body: RefundRequest,
      encode: ({ how: { amount, method }, ...input }) =>
        ({
          ...requestOf(input),
          body: { ...requestOf(input).body, amount: orNull(amount && moneyToWire(amount)), method: orNull(method) },
        }),
      decode: ({ amount = null, method = null, ...wire }, request) => E.right({
        ...orderInput(wire, request),
        how: omitUndefined({ amount: amount === null ? undefined : moneyOf(amount), method: orUndefined(method) }),
      }),
    }),
    orderFile,
  ),
  markRefundPaid: route(
    'POST /api/staff/orders/{number}/refunds/{refund_id}/paid', 'Mark a refund as paid',
    withBody({
      body: Plain,
      encode: ({ refund, ...input }) => ({ ...requestOf(input), path: { number: input.number, refund_id: refund } }),
      decode: (wire, request) => E.right({ ...orderInput(wire, request), refund: request.path['refund_id'] ?? '' }),
    }),
    orderFile,
  ),
  recordTransfer: route(
    'POST /api/staff/orders/{number}/transfers', 'Record a payment by transfer or invoice',
    withBody({
      body: TransferRequest,
      encode: ({ amount, ...input }) => ({ ...requestOf(input), body: { ...requestOf(input).body, amount: moneyToWire(amount) } }),
      decode: ({ amount, ...wire }, request) => E.right({ ...orderInput(wire, request), amount: moneyOf(amount) }),
    }),
    orderFile,
  ),
}
