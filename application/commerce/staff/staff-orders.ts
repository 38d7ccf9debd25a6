import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { withoutCardNumbers } from '../../../domain/card-number.ts'
import { requestDigest } from '../../../domain/keyed-request.ts'
import { ownKey } from '../../../domain/order/change-key.ts'
import type { OrderFilter } from '../../../domain/order/order-filter.ts'
import type { StaffCaller } from '../../../domain/staff/staff-right.ts'
import { makeCancelRemainingItems } from '../payment/cancel-remaining-items.ts'
import { makeFindOrders } from '../order/find-orders.ts'
import type { OrderCommand, MoveDeps } from '../order/move-order.ts'
import type { OrderFile } from '../order/order-moves.port.ts'
import type { OrderFinder } from '../order/order-finder.port.ts'
import { makeShipParcel } from '../order/ship-parcel.ts'
import { makeShowOrderFile, type OrderFileDetails } from '../order/show-order-file.ts'
import { makeStepOrder } from '../order/step-order.ts'
import { makeReturnItems } from '../order/return-items.ts'
import { makeCancelOrder } from '../payment/cancel-order.ts'
import { makeMarkRefundPaid } from '../payment/mark-refund-paid.ts'
import { makeRecordTransfer } from '../payment/record-transfer.ts'
import { makeRefundOrder } from '../payment/refund-order.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import { documentsOf } from '../../../domain/order/order-document.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { invoiceOf, type InvoiceDeps } from '../order/show-document.ts'
import { forStaff, type ForStaffDeps } from './for-staff.ts'
import type { AuditLog } from './audit-log.port.ts'

export type StaffOrderDeps = MoveDeps & InvoiceDeps & {
  readonly orderFinder: OrderFinder
  readonly tokens: TokenMaker
  readonly auditLog: AuditLog
}

/** A back-office command for an order; its key makes it idempotent. */
export type StaffOrderInput = { readonly number: string; readonly key: string; readonly note?: string }

/** A command for an order, idempotent by its key; all input is part of the key's digest. */
const keyed = <Values extends readonly unknown[], Refused>(
  operation: string, run: (command: OrderCommand, ...values: Values) => TE.TaskEither<Refused, OrderFile>,
) =>
  ({ person: { id, name } }: StaffCaller, { number, key, note }: StaffOrderInput, ...values: Values): TE.TaskEither<Refused, OrderFile> =>
    run({
      number, key: ownKey('desk', key), digest: requestDigest(operation, id, { note, values }), by: { kind: 'staff', name },
      ...(note === undefined ? {} : { note: withoutCardNumbers(note) }),
    }, ...values)

/** Repeated views within this time count as one; milliseconds. */
const SAME_VIEW_MS = 3_600_000

/** An order contains personal data and lens values: each view is recorded before it is shown, once an hour. */
const recordView = (
  { auditLog, clock }: StaffOrderDeps, { person }: StaffCaller, { order }: OrderFileDetails
): TE.TaskEither<Failure, void> => {
  const at = clock.now()
  return auditLog.noteLook({ by: person.name, what: 'order.viewed', about: order.number, at }, new Date(at.getTime() - SAME_VIEW_MS))
}

const openOrder = (deps: StaffOrderDeps, by: StaffCaller, number: string): TE.TaskEither<Failure, OrderFileDetails> =>
  pipe(makeShowOrderFile(deps)(number), TE.tap((file) => recordView(deps, by, file)))

const NO_DOCUMENT: Failure = { _tag: 'NotFound', what: 'document' }

/** The customer's own document; an unconfirmed order has none. */
const invoiceFor = (deps: StaffOrderDeps, by: StaffCaller, number: string): TE.TaskEither<Failure, string> =>
  pipe(
    openOrder(deps, by, number),
    TE.filterOrElseW(({ order }) => documentsOf(order).length > 0, () => NO_DOCUMENT),
    TE.map(({ order }) => invoiceOf(deps)(order)),
  )

/** The back-office operations on orders, each recorded under the caller's name. */
export const makeStaffOrders = (deps: StaffOrderDeps & ForStaffDeps) => {
  const may = forStaff(deps)
  return {
    listAllOrders: may('orders:read', (_, filter: OrderFilter, page: number) => makeFindOrders(deps)(filter, page)),
    getOrderFile: may('orders:read', (by, number: string) => openOrder(deps, by, number)),
    openInvoice: may('orders:read', (by, number: string) => invoiceFor(deps, by, number)),
    stepOrder: may('orders:write', keyed('stepOrder', makeStepOrder(deps))),
    shipParcel: may('orders:write', keyed('shipParcel', makeShipParcel(deps))),
    returnItems: may('orders:write', keyed('returnItems', makeReturnItems(deps))),
    cancelRemainingItems: may('orders:write', keyed('cancelRemainingItems', makeCancelRemainingItems(deps))),
    cancelOrder: may('payments:write', keyed('cancelOrder', makeCancelOrder(deps))),
    refundOrder: may('payments:write', keyed('refundOrder', makeRefundOrder(deps))),
    markRefundPaid: may('payments:write', keyed('markRefundPaid', makeMarkRefundPaid(deps))),
    recordTransfer: may('payments:write', keyed('recordTransfer', makeRecordTransfer(deps))),
  }
}
