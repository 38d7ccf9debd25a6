import * as t from 'io-ts'
import type { ReturnedItems, staffOrderContract, StaffOrderInput } from '../../../application/contract/staff/orders.ts'
import { CARRIERS } from '../../../domain/delivery/carrier.ts'
import { IDEMPOTENCY_KEY, makeIdempotencyKey } from '../../../domain/idempotency-key.ts'
import type { Money } from '../../../domain/money/money.ts'
import type { LineQuantity } from '../../../domain/order/parcel.ts'
import type { ShipmentInput } from '../../../domain/order/ship-parcel.ts'
import { ORDER_STEPS, type OrderStep } from '../../../domain/order/step-order.ts'
import { REFUND_METHODS, type RefundInput } from '../../../domain/payment/request-refund.ts'
import { orderListQuery } from '../../../domain/staff/list-queries.ts'
import { as, list, nullish } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { closedRecord, flat } from '../codec/record.ts'
import { ofPattern, textCodec } from '../codec/value-codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, pathRequest, queryRequest, textIn } from '../operations/request-forms.ts'
import { MoneyRecord } from '../values/money.codec.ts'
import { QuantityText } from '../values/names.codec.ts'
import { ExactText, TypedText } from '../values/request-text.codec.ts'
import { OrderFileRecord, OrderResultsRecord } from './staff-orders.codec.ts'

const ofOrder = { number: textIn('number') }

/** `key` is an idempotency key: sent again with the same key, the request is carried out once. */
type Command = Omit<StaffOrderInput, 'number'>
const command = {
  key: textCodec<string>('Key', makeIdempotencyKey, ofPattern(IDEMPOTENCY_KEY, 'request-1')), note: nullish(TypedText),
}
const packs = as('items', list(closedRecord<LineQuantity>(
  'PacksRequest', { lineId: as('item_id', ExactText), quantity: QuantityText },
)))

const StepRequest = closedRecord<Command & { readonly step: OrderStep }>(
  'StepRequest', { ...command, step: oneOf('OrderStep', ORDER_STEPS) },
)
const ParcelRequest = closedRecord<Command & { readonly shipment: ShipmentInput }>('ParcelRequest', {
  ...command,
  shipment: flat<ShipmentInput>({ carrier: nullish(oneOf('Carrier', CARRIERS)), tracking: nullish(TypedText), packs: nullish(packs) }),
})
const ReturnRequest = closedRecord<Command & { readonly returned: ReturnedItems }>(
  'ReturnRequest', { ...command, returned: flat<ReturnedItems>({ packs, isSellable: t.boolean }) },
)
type RefundChoice = Pick<RefundInput, 'amount' | 'method'>
const RefundRequest = closedRecord<Command & { readonly refund: RefundChoice }>('RefundRequest', {
  ...command, refund: flat<RefundChoice>({ amount: nullish(MoneyRecord), method: nullish(oneOf('RefundMethod', REFUND_METHODS)) }),
})
const TransferRequest = closedRecord<Command & { readonly amount: Money }>('TransferRequest', { ...command, amount: MoneyRecord })
const PlainRequest = closedRecord<Command>('OrderActionRequest', command)

const plain = bodyRequest(PlainRequest, ofOrder)
const orderFile = reply(OrderFileRecord)

export const staffOrderRoutes: Routes<typeof staffOrderContract> = {
  listAllOrders: route(
    'GET /api/staff/orders', 'List orders, newest first',
    queryRequest(query.staffOrders, {
      read: orderListQuery, write: ({ filter: { statuses, day, text }, page }) => ({ state: statuses, day, text, page }),
    }),
    reply(OrderResultsRecord),
  ),
  getOrderFile: route(
    'GET /api/staff/orders/{number}', 'Retrieve an order with payments, refunds and history',
    pathRequest(ofOrder),
    orderFile,
  ),
  stepOrder: route(
    'POST /api/staff/orders/{number}/steps', 'Move an order to the next status',
    bodyRequest(StepRequest, ofOrder),
    orderFile,
  ),
  shipParcel: route(
    'POST /api/staff/orders/{number}/parcels', 'Ship a parcel with all remaining items or some',
    bodyRequest(ParcelRequest, ofOrder),
    orderFile,
  ),
  returnItems: route(
    'POST /api/staff/orders/{number}/returns', 'Record a return',
    bodyRequest(ReturnRequest, ofOrder),
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
    bodyRequest(RefundRequest, ofOrder),
    orderFile,
  ),
  markRefundPaid: route(
    'POST /api/staff/orders/{number}/refunds/{refund_id}/paid', 'Mark a refund as paid',
    bodyRequest(PlainRequest, { ...ofOrder, refundId: textIn('refund_id') }),
    orderFile,
  ),
  recordTransfer: route(
    'POST /api/staff/orders/{number}/transfers', 'Record a payment by transfer or invoice',
    bodyRequest(TransferRequest, ofOrder),
    orderFile,
  ),
}
