import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { ownKey } from '../../../domain/order/change-key.ts'
import type { OrderFilter } from '../../../domain/order/order-filter.ts'
import type { Sending } from '../../../domain/order/send-parcel.ts'
import type { OrderStep } from '../../../domain/order/step-order.ts'
import type { Money } from '../../../domain/money/money.ts'
import type { AskedRefund } from '../../../domain/payment/ask-refund.ts'
import type { StaffHolder } from '../../../domain/staff/staff-right.ts'
import { makeDropRest } from '../payment/drop-rest.ts'
import { makeFindOrders } from '../order/find-orders.ts'
import type { Asked, MoveDeps } from '../order/move-order.ts'
import type { OrderFinder } from '../order/order-finder.port.ts'
import { makeSendParcel } from '../order/send-parcel.ts'
import { makeShowOrderFile, type ShownOrder } from '../order/show-order-file.ts'
import { makeStepOrder } from '../order/step-order.ts'
import { makeTakeBackPacks, type TakenBack } from '../order/take-back-packs.ts'
import { makeCancelOrder } from '../payment/cancel-order.ts'
import { makeNoteRefund } from '../payment/note-refund.ts'
import { makeRecordTransfer } from '../payment/record-transfer.ts'
import { makeRefundOrder } from '../payment/refund-order.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import { withoutAbsent } from '../../../domain/without-absent.ts'
import { documentsOf } from '../../../domain/order/order-document.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { invoiceOf, type InvoiceDeps } from '../order/show-document.ts'
import { forStaff, type ForStaffDeps } from './for-staff.ts'
import type { StaffTrail } from './staff-trail.port.ts'

export type StaffOrderDeps = MoveDeps & InvoiceDeps & {
  readonly orderFinder: OrderFinder
  readonly tokens: TokenMaker
  readonly staffTrail: StaffTrail
}

/** What somebody at the desk asks of an order; the key names it, so that a form that is sent twice does it once. */
export type DeskAsked = { readonly number: string; readonly key: string; readonly note?: string }

const asked = ({ person: { name } }: StaffHolder, { number, key, note }: DeskAsked): Asked =>
  ({ number, key: ownKey('desk', key), by: { kind: 'staff', name }, ...withoutAbsent({ note }) })

/** How long one look at an order counts as one; milliseconds. */
const ONE_LOOK = 3_600_000

/** An order names a person and what their eyes need: who looked is written down before it is shown, once an hour. */
const looked = ({ staffTrail, clock }: StaffOrderDeps, { person }: StaffHolder, { order }: ShownOrder): TE.TaskEither<Failure, void> => {
  const at = clock.now()
  return staffTrail.noteLook({ by: person.name, what: 'order.viewed', about: order.number, at }, new Date(at.getTime() - ONE_LOOK))
}

const opened = (deps: StaffOrderDeps, by: StaffHolder, number: string): TE.TaskEither<Failure, ShownOrder> =>
  pipe(makeShowOrderFile(deps)(number), TE.tap((file) => looked(deps, by, file)))

const NO_DOCUMENT: Failure = { _tag: 'NotFound', what: 'document' }

/** As its customer has it; an order that is only an intention has none. */
const invoiceFor = (deps: StaffOrderDeps, by: StaffHolder, number: string): TE.TaskEither<Failure, string> =>
  pipe(
    opened(deps, by, number),
    TE.filterOrElseW(({ order }) => documentsOf(order).length > 0, () => NO_DOCUMENT),
    TE.map(({ order }) => invoiceOf(deps)(order)),
  )

/** What is done at the desk with orders: each under the name of whoever does it. */
export const makeStaffOrders = (deps: StaffOrderDeps & ForStaffDeps) => {
  const may = forStaff(deps)
  return {
    findAllOrders: may('look at orders', (_, filter: OrderFilter, page: number) => makeFindOrders(deps)(filter, page)),
    openOrderFile: may('look at orders', (by, number: string) => opened(deps, by, number)),
    openInvoice: may('look at orders', (by, number: string) => invoiceFor(deps, by, number)),
    takeOrderStep: may('move orders', (by, what: DeskAsked, step: OrderStep) => makeStepOrder(deps)(asked(by, what), step)),
    sendOrderParcel: may('move orders', (by, what: DeskAsked, sending: Sending) => makeSendParcel(deps)(asked(by, what), sending)),
    noteReturn: may('move orders', (by, what: DeskAsked, back: TakenBack) => makeTakeBackPacks(deps)(asked(by, what), back)),
    dropOrderRest: may('move orders', (by, what: DeskAsked) => makeDropRest(deps)(asked(by, what))),
    callOffOrder: may('give money back', (by, what: DeskAsked) => makeCancelOrder(deps)(asked(by, what))),
    giveMoneyBack: may('give money back', (by, what: DeskAsked, how: Pick<AskedRefund, 'amount' | 'way'>) =>
      makeRefundOrder(deps)(asked(by, what), how)),
    noteRefundPaid: may('give money back', (by, what: DeskAsked, refund: string) => makeNoteRefund(deps)(asked(by, what), refund)),
    noteTransfer: may('give money back', (by, what: DeskAsked, amount: Money) => makeRecordTransfer(deps)(asked(by, what), amount)),
  }
}
