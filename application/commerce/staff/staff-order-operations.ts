import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { InputOf } from '../../contract/operation.ts'
import type { staffOrderContract, StaffOrderInput } from '../../contract/staff/orders.ts'
import type { staffPageContract } from '../../contract/staff/staff.ts'
import { withoutCardNumbers } from '../../../domain/card-number.ts'
import { requestDigest } from '../../../domain/keyed-request.ts'
import { ownKey } from '../../../domain/order/change-key.ts'
import { documentsOf } from '../../../domain/order/order-document.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import { shownOrderFile, type ShownOrderFile } from '../../../domain/staff/shown-order-file.ts'
import type { StaffCaller } from '../../../domain/staff/staff-permission.ts'
import type { UseCase, UseCases } from '../operation.ts'
import { makeFindOrders } from '../order/find-orders.ts'
import type { OrderCommand, MoveDeps } from '../order/move-order.ts'
import type { OrderFile } from '../order/order-moves.port.ts'
import { makeReturnItems } from '../order/return-items.ts'
import { makeShipParcel } from '../order/ship-parcel.ts'
import { invoiceOf, type InvoiceDeps } from '../order/show-document.ts'
import { makeShowOrderFile, type OrderFileDetails } from '../order/show-order-file.ts'
import { makeStepOrder } from '../order/step-order.ts'
import { makeCancelOrder } from '../payment/cancel-order.ts'
import { makeCancelRemainingItems } from '../payment/cancel-remaining-items.ts'
import { makeMarkRefundPaid } from '../payment/mark-refund-paid.ts'
import { makeRecordTransfer } from '../payment/record-transfer.ts'
import { makeRefundOrder } from '../payment/refund-order.ts'
import type { AuditLog } from './audit-log.port.ts'

type Ports = MoveDeps & { readonly auditLog: AuditLog }

/** Repeated views within this time count as one; milliseconds. */
const SAME_VIEW_MS = 3_600_000

/** An order contains personal data and lens values: each view is recorded before it is shown, once an hour. */
const openOrder = (ports: Ports, { person }: StaffCaller, number: string): TE.TaskEither<FailureBy<'NotFound'>, OrderFileDetails> =>
  pipe(
    makeShowOrderFile(ports)(number),
    TE.tap(({ order }) => {
      const at = ports.clock.now()
      return ports.auditLog.noteLook(
        { by: person.name, what: 'order.viewed', about: order.number, at }, new Date(at.getTime() - SAME_VIEW_MS))
    }),
  )

const showOrder = (ports: Ports, by: StaffCaller, number: string): TE.TaskEither<FailureBy<'NotFound'>, ShownOrderFile> =>
  pipe(openOrder(ports, by, number), TE.map(shownOrderFile))

/** A command recorded under the caller's name, idempotent by its key; all input is part of the key's digest. */
const keyed = <CommandPorts, Refused, Values extends readonly unknown[] | [], Input extends StaffOrderInput>(
  name: string,
  make: (ports: CommandPorts) => (command: OrderCommand, ...values: Values) => TE.TaskEither<Refused, OrderFile>,
  valuesOf: (input: Input) => Values,
) =>
  (ports: CommandPorts & Ports) => (caller: StaffCaller, input: Input): TE.TaskEither<Refused | FailureBy<'NotFound'>, ShownOrderFile> => {
    const [{ person: { id, name: staffName } }, { number, key, note }, values] = [caller, input, valuesOf(input)]
    const command = {
      number, key: ownKey('desk', key), digest: requestDigest(name, id, { note, values }), by: { kind: 'staff', name: staffName } as const,
      ...(note === undefined ? {} : { note: withoutCardNumbers(note) }),
    }
    return pipe(make(ports)(command, ...values), TE.flatMap(() => showOrder(ports, caller, number)))
  }

const NO_DOCUMENT: RefusalBy<'NotFound'> = { _tag: 'NotFound', what: 'document' }

export const makeOpenInvoice =
  (ports: Ports & InvoiceDeps): UseCase<typeof staffPageContract.openInvoice> =>
  (by, { number }) =>
    pipe(
      openOrder(ports, by, number),
      TE.filterOrElseW(({ order }) => documentsOf(order).length > 0, () => NO_DOCUMENT),
      TE.map(({ order }) => invoiceOf(ports)(order)),
    )

type Input<Name extends keyof typeof staffOrderContract> = InputOf<(typeof staffOrderContract)[Name]>

export const staffOrderOperations = {
  listAllOrders: makeFindOrders,
  getOrderFile: (ports: Ports) => (by: StaffCaller, { number }: Input<'getOrderFile'>) => showOrder(ports, by, number),
  stepOrder: keyed('stepOrder', makeStepOrder, ({ step }: Input<'stepOrder'>) => [step]),
  shipParcel: keyed('shipParcel', makeShipParcel, ({ shipment }: Input<'shipParcel'>) => [shipment]),
  returnItems: keyed('returnItems', makeReturnItems, ({ returned }: Input<'returnItems'>) => [returned]),
  cancelRemainingItems: keyed('cancelRemainingItems', makeCancelRemainingItems, () => []),
  cancelOrder: keyed('cancelOrder', makeCancelOrder, () => []),
  refundOrder: keyed('refundOrder', makeRefundOrder, ({ refund }: Input<'refundOrder'>) => [refund]),
  markRefundPaid: keyed('markRefundPaid', makeMarkRefundPaid, ({ refundId }: Input<'markRefundPaid'>) => [refundId]),
  recordTransfer: keyed('recordTransfer', makeRecordTransfer, ({ amount }: Input<'recordTransfer'>) => [amount]),
} satisfies UseCases<typeof staffOrderContract>
