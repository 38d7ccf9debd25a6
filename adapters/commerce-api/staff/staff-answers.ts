import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Commerce } from '../../../application/commerce/commerce.ts'
import type { OrderFile } from '../../../application/commerce/order/order-moves.port.ts'
import type { At } from '../../../application/commerce/shop/at.ts'
import type { Visit } from '../../../application/commerce/shop/asker.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { StaffHolder } from '../../../domain/staff/staff-right.ts'
import { STAFF_OPERATIONS, type StaffInputs, type StaffOperationName, type StaffReply, type StaffRightOf } from './staff-operations.ts'
import { staffCustomerToWire, staffCustomersToWire, exportToWire } from './staff-customers.codec.ts'
import { couponsToWire } from './staff-coupon-operations.ts'
import { troublesToWire, workToWire } from './staff-mail-operations.ts'
import { staffProductsToWire, staffProductToWire } from './staff-goods.codec.ts'
import { reviewsToWire } from './staff-review-operations.ts'
import { toldFile, type ToldFile } from './staff-orders.codec.ts'

type Asker<Right> = Right extends 'anyone' ? Visit : StaffHolder

type Answers = {
  readonly [Name in StaffOperationName]: (
    commerce: Commerce, asker: Asker<StaffRightOf[Name]>, heard: StaffInputs[Name], at: At,
  ) => TE.TaskEither<Failure, StaffReply[Name]>
}

/** After something happened, the order's file is told as it stands then. */
const told = ({ desk }: Commerce, by: StaffHolder, moved: TE.TaskEither<Failure, OrderFile>): TE.TaskEither<Failure, ToldFile> =>
  pipe(moved, TE.flatMap(({ order }) => desk.openOrderFile(by, order.number)), TE.map(toldFile))

/** Which use case answers which operation. The right is asked there. */
const ANSWERS: Answers = {
  beginStaffSession: ({ staff }, visit, { email, password }) => staff.beginStaffSession(visit, email, password),
  confirmStaffSession: ({ staff }, visit, { code }) => staff.confirmStaffSession(visit, code),
  endStaffSession: ({ staff }, visit) => staff.endStaffSession(visit),
  whoAmI: (_, { person }) => TE.right(person),
  listStaff: ({ desk }, by) => desk.listStaff(by),
  addStaff: ({ desk }, by, wanted) => desk.addStaff(by, wanted),
  changeStaffRoles: ({ desk }, by, { id, change }) => desk.changePerson(by, id, change),
  setStaffAccess: ({ desk }, by, { id, isDisabled }) => desk.changePerson(by, id, { isDisabled }),
  resetPerson: ({ desk }, by, { email, password }) => desk.resetPerson(by, email, password),
  listAuditEntries: ({ desk }, by, { filter, page }) => desk.listAuditEntries(by, filter, page),
  changeOwnPassword: ({ desk }, by, asked) => desk.changeOwnPassword(by, asked),
  listOwnSessions: ({ desk }, by) => desk.listOwnSessions(by),
  endOwnSession: ({ desk }, by, { id }) => desk.endOwnSession(by, id),
  endOtherOwnSessions: ({ desk }, by) => desk.endOtherOwnSessions(by),
  listTokens: ({ desk }, by) => desk.listTokens(by),
  makeToken: ({ desk }, by, wanted) => desk.makeToken(by, wanted),
  revokeToken: ({ desk }, by, { id }) => desk.revokeToken(by, id),
  findAllOrders: ({ desk }, by, { filter, page }) => desk.findAllOrders(by, filter, page),
  openOrderFile: ({ desk }, by, { number }) => pipe(desk.openOrderFile(by, number), TE.map(toldFile)),
  stepOrder: (commerce, by, { step, ...asked }) => told(commerce, by, commerce.desk.stepOrder(by, asked, step)),
  shipParcel: (commerce, by, { sending, ...asked }) => told(commerce, by, commerce.desk.shipParcel(by, asked, sending)),
  returnItems: (commerce, by, { back, ...asked }) => told(commerce, by, commerce.desk.returnItems(by, asked, back)),
  cancelRemainingItems: (commerce, by, asked) => told(commerce, by, commerce.desk.cancelRemainingItems(by, asked)),
  cancelOrder: (commerce, by, asked) => told(commerce, by, commerce.desk.cancelOrder(by, asked)),
  refundOrder: (commerce, by, { how, ...asked }) => told(commerce, by, commerce.desk.refundOrder(by, asked, how)),
  markRefundPaid: (commerce, by, { refund, ...asked }) => told(commerce, by, commerce.desk.markRefundPaid(by, asked, refund)),
  recordTransfer: (commerce, by, { amount, ...asked }) => told(commerce, by, commerce.desk.recordTransfer(by, asked, amount)),
  findStaffProducts: ({ desk }, by, { filter, page }, { locale }) =>
    pipe(desk.findStaffProducts(by, filter, page), TE.map((found) => staffProductsToWire(found, locale))),
  getStaffProduct: ({ desk }, by, asked, { locale }) =>
    pipe(desk.getStaffProduct(by, asked), TE.map((file) => staffProductToWire(file, locale))),
  changeStock: ({ desk }, by, change) => desk.changeStock(by, change),
  changePrice: ({ desk }, by, wish) => desk.changePrice(by, wish),
  cancelPlannedPrice: ({ desk }, by, price) => desk.cancelPlannedPrice(by, price),
  findCustomers: ({ desk }, by, { text, page }) => pipe(desk.findCustomers(by, text, page), TE.map(staffCustomersToWire)),
  openCustomer: ({ desk }, by, { id }) => pipe(desk.openCustomer(by, id), TE.map(staffCustomerToWire)),
  listBuyers: ({ desk }, by, asked) => desk.listBuyers(by, asked),
  exportCustomer: ({ desk }, by, { id }, at) => pipe(desk.exportCustomer(by, id, at), TE.map(exportToWire)),
  deleteCustomer: ({ desk }, by, { id }, at) => desk.deleteCustomer(by, id, at),
  signCustomerOut: ({ desk }, by, { id }) => desk.signCustomerOut(by, id),
  showWork: ({ desk }, by) => pipe(desk.showWork(by), TE.map(workToWire)),
  listTroubles: ({ desk }, by) => pipe(desk.listTroubles(by), TE.map(troublesToWire)),
  listFailedMails: ({ desk }, by, { page }) => desk.listFailedMails(by, page),
  resendMail: ({ desk }, by, { id }) => desk.resendMail(by, id),
  listCoupons: ({ desk }, by, { text, page }) => pipe(desk.listCoupons(by, text, page), TE.map(couponsToWire)),
  makeVoucher: ({ desk }, by, wish) => desk.makeVoucher(by, wish),
  endVoucher: ({ desk }, by, { code }) => desk.endVoucher(by, code),
  listReviews: ({ desk }, by, { state, page }, { locale }) =>
    pipe(desk.listReviews(by, state, page), TE.map((found) => reviewsToWire(found, state, locale))),
  publishReview: ({ desk }, by, seen) => desk.publishReview(by, seen),
  rejectReview: ({ desk }, by, { reason, ...seen }) => desk.rejectReview(by, seen, reason),
  replyToReview: ({ desk }, by, { text, ...seen }) => desk.replyToReview(by, seen, text),
  deleteReviewReply: ({ desk }, by, seen) => desk.deleteReviewReply(by, seen),
  setProductVisibility: ({ desk }, by, { id, isActive }) => desk.setProductVisibility(by, id, isActive),
  stopSale: ({ desk }, by, { id, reason }) => desk.stopSale(by, id, reason),
}

/** Answers one operation of the shop's people: whoever asks is looked up first, unless anybody may. */
export type HandleStaffOperation = <Name extends StaffOperationName>(
  name: Name, visit: Visit, heard: StaffInputs[Name],
) => TE.TaskEither<Failure, StaffReply[Name]>

export const makeHandleStaffOperation =
  (commerce: Commerce): HandleStaffOperation =>
  (name, visit, heard) => {
    type Right = StaffRightOf[typeof name]
    const asker: TE.TaskEither<Failure, Visit | StaffHolder> =
      STAFF_OPERATIONS[name].right === 'anyone' ? TE.right(visit) : commerce.staff.resolveStaff(visit)
    return pipe(asker, TE.flatMap((one) => ANSWERS[name](commerce, one as Asker<Right>, heard, visit)))
  }
