import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Commerce } from '../../../application/commerce/commerce.ts'
import type { OrderFile } from '../../../application/commerce/order/order-moves.port.ts'
import type { At } from '../../../application/commerce/shop/at.ts'
import type { RequestContext } from '../../../application/commerce/shop/request-context.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { StaffHolder } from '../../../domain/staff/staff-right.ts'
import { STAFF_OPERATIONS, type StaffInputs, type StaffOperationName, type StaffReply, type StaffRightOf } from './staff-operations.ts'
import { staffCustomerToWire, staffCustomersToWire, exportToWire } from './staff-customers.codec.ts'
import { couponsToWire } from './staff-coupon-operations.ts'
import { troublesToWire, workToWire } from './staff-mail-operations.ts'
import { staffProductsToWire, staffProductToWire } from './staff-products.codec.ts'
import { reviewsToWire } from './staff-review-operations.ts'
import { toldFile, type ToldFile } from './staff-orders.codec.ts'

type Caller<Right> = Right extends 'anyone' ? RequestContext : StaffHolder

type Answers = {
  readonly [Name in StaffOperationName]: (
    commerce: Commerce, caller: Caller<StaffRightOf[Name]>, heard: StaffInputs[Name], at: At,
  ) => TE.TaskEither<Failure, StaffReply[Name]>
}

/** After something happened, the order's file is told as it stands then. */
const told = ({ backOffice }: Commerce, by: StaffHolder, moved: TE.TaskEither<Failure, OrderFile>): TE.TaskEither<Failure, ToldFile> =>
  pipe(moved, TE.flatMap(({ order }) => backOffice.openOrderFile(by, order.number)), TE.map(toldFile))

/** Which use case answers which operation. The right is asked there. */
const ANSWERS: Answers = {
  beginStaffSession: ({ staff }, visit, { email, password }) => staff.beginStaffSession(visit, email, password),
  confirmStaffSession: ({ staff }, visit, { code }) => staff.confirmStaffSession(visit, code),
  endStaffSession: ({ staff }, visit) => staff.endStaffSession(visit),
  whoAmI: (_, { person }) => TE.right(person),
  listStaff: ({ backOffice }, by) => backOffice.listStaff(by),
  addStaff: ({ backOffice }, by, wanted) => backOffice.addStaff(by, wanted),
  changeStaffRoles: ({ backOffice }, by, { id, change }) => backOffice.changePerson(by, id, change),
  setStaffAccess: ({ backOffice }, by, { id, isDisabled }) => backOffice.changePerson(by, id, { isDisabled }),
  resetPerson: ({ backOffice }, by, { email, password }) => backOffice.resetPerson(by, email, password),
  listAuditEntries: ({ backOffice }, by, { filter, page }) => backOffice.listAuditEntries(by, filter, page),
  changeOwnPassword: ({ backOffice }, by, asked) => backOffice.changeOwnPassword(by, asked),
  listOwnSessions: ({ backOffice }, by) => backOffice.listOwnSessions(by),
  endOwnSession: ({ backOffice }, by, { id }) => backOffice.endOwnSession(by, id),
  endOtherOwnSessions: ({ backOffice }, by) => backOffice.endOtherOwnSessions(by),
  listTokens: ({ backOffice }, by) => backOffice.listTokens(by),
  makeToken: ({ backOffice }, by, wanted) => backOffice.makeToken(by, wanted),
  revokeToken: ({ backOffice }, by, { id }) => backOffice.revokeToken(by, id),
  findAllOrders: ({ backOffice }, by, { filter, page }) => backOffice.findAllOrders(by, filter, page),
  openOrderFile: ({ backOffice }, by, { number }) => pipe(backOffice.openOrderFile(by, number), TE.map(toldFile)),
  stepOrder: (commerce, by, { step, ...asked }) => told(commerce, by, commerce.backOffice.stepOrder(by, asked, step)),
  shipParcel: (commerce, by, { sending, ...asked }) => told(commerce, by, commerce.backOffice.shipParcel(by, asked, sending)),
  returnItems: (commerce, by, { back, ...asked }) => told(commerce, by, commerce.backOffice.returnItems(by, asked, back)),
  cancelRemainingItems: (commerce, by, asked) => told(commerce, by, commerce.backOffice.cancelRemainingItems(by, asked)),
  cancelOrder: (commerce, by, asked) => told(commerce, by, commerce.backOffice.cancelOrder(by, asked)),
  refundOrder: (commerce, by, { how, ...asked }) => told(commerce, by, commerce.backOffice.refundOrder(by, asked, how)),
  markRefundPaid: (commerce, by, { refund, ...asked }) => told(commerce, by, commerce.backOffice.markRefundPaid(by, asked, refund)),
  recordTransfer: (commerce, by, { amount, ...asked }) => told(commerce, by, commerce.backOffice.recordTransfer(by, asked, amount)),
  findStaffProducts: ({ backOffice }, by, { filter, page }, { locale }) =>
    pipe(backOffice.findStaffProducts(by, filter, page), TE.map((found) => staffProductsToWire(found, locale))),
  getStaffProduct: ({ backOffice }, by, asked, { locale }) =>
    pipe(backOffice.getStaffProduct(by, asked), TE.map((file) => staffProductToWire(file, locale))),
  changeStock: ({ backOffice }, by, change) => backOffice.changeStock(by, change),
  changePrice: ({ backOffice }, by, wish) => backOffice.changePrice(by, wish),
  cancelPlannedPrice: ({ backOffice }, by, price) => backOffice.cancelPlannedPrice(by, price),
  findCustomers: ({ backOffice }, by, { text, page }) => pipe(backOffice.findCustomers(by, text, page), TE.map(staffCustomersToWire)),
  openCustomer: ({ backOffice }, by, { id }) => pipe(backOffice.openCustomer(by, id), TE.map(staffCustomerToWire)),
  listBuyers: ({ backOffice }, by, asked) => backOffice.listBuyers(by, asked),
  exportCustomer: ({ backOffice }, by, { id }, at) => pipe(backOffice.exportCustomer(by, id, at), TE.map(exportToWire)),
  deleteCustomer: ({ backOffice }, by, { id }, at) => backOffice.deleteCustomer(by, id, at),
  signCustomerOut: ({ backOffice }, by, { id }) => backOffice.signCustomerOut(by, id),
  showWork: ({ backOffice }, by) => pipe(backOffice.showWork(by), TE.map(workToWire)),
  listTroubles: ({ backOffice }, by) => pipe(backOffice.listTroubles(by), TE.map(troublesToWire)),
  listFailedMails: ({ backOffice }, by, { page }) => backOffice.listFailedMails(by, page),
  resendMail: ({ backOffice }, by, { id }) => backOffice.resendMail(by, id),
  listCoupons: ({ backOffice }, by, { text, page }) => pipe(backOffice.listCoupons(by, text, page), TE.map(couponsToWire)),
  makeVoucher: ({ backOffice }, by, wish) => backOffice.makeVoucher(by, wish),
  endVoucher: ({ backOffice }, by, { code }) => backOffice.endVoucher(by, code),
  listReviews: ({ backOffice }, by, { state, page }, { locale }) =>
    pipe(backOffice.listReviews(by, state, page), TE.map((found) => reviewsToWire(found, state, locale))),
  publishReview: ({ backOffice }, by, seen) => backOffice.publishReview(by, seen),
  rejectReview: ({ backOffice }, by, { reason, ...seen }) => backOffice.rejectReview(by, seen, reason),
  replyToReview: ({ backOffice }, by, { text, ...seen }) => backOffice.replyToReview(by, seen, text),
  deleteReviewReply: ({ backOffice }, by, seen) => backOffice.deleteReviewReply(by, seen),
  setProductVisibility: ({ backOffice }, by, { id, isActive }) => backOffice.setProductVisibility(by, id, isActive),
  stopSale: ({ backOffice }, by, { id, reason }) => backOffice.stopSale(by, id, reason),
}

/** Answers one operation of the shop's people: whoever asks is looked up first, unless anybody may. */
export type HandleStaffOperation = <Name extends StaffOperationName>(
  name: Name, visit: RequestContext, heard: StaffInputs[Name],
) => TE.TaskEither<Failure, StaffReply[Name]>

export const makeHandleStaffOperation =
  (commerce: Commerce): HandleStaffOperation =>
  (name, visit, heard) => {
    type Right = StaffRightOf[typeof name]
    const caller: TE.TaskEither<Failure, RequestContext | StaffHolder> =
      STAFF_OPERATIONS[name].right === 'anyone' ? TE.right(visit) : commerce.staff.resolveStaff(visit)
    return pipe(caller, TE.flatMap((one) => ANSWERS[name](commerce, one as Caller<Right>, heard, visit)))
  }
