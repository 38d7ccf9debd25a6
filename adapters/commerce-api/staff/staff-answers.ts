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
import { orderFileToWire, type StaffOrderFile } from './staff-orders.codec.ts'

type Caller<Right> = Right extends 'anyone' ? RequestContext : StaffHolder

type Answers = {
  readonly [Name in StaffOperationName]: (
    commerce: Commerce, caller: Caller<StaffRightOf[Name]>, input: StaffInputs[Name], at: At,
  ) => TE.TaskEither<Failure, StaffReply[Name]>
}

/** After something happened, the order's file is told as it stands then. */
const orderFileAfter = (
  { backOffice }: Commerce, by: StaffHolder, moved: TE.TaskEither<Failure, OrderFile>
): TE.TaskEither<Failure, StaffOrderFile> =>
  pipe(moved, TE.flatMap(({ order }) => backOffice.openOrderFile(by, order.number)), TE.map(orderFileToWire))

/** Which use case answers which operation. The right is asked there. */
const ANSWERS: Answers = {
  beginStaffSession: ({ staff }, visit, { email, password }) => staff.beginStaffSession(visit, email, password),
  confirmStaffSession: ({ staff }, visit, { code }) => staff.confirmStaffSession(visit, code),
  endStaffSession: ({ staff }, visit) => staff.endStaffSession(visit),
  whoAmI: (_, { person }) => TE.right(person),
  listStaff: ({ backOffice }, by) => backOffice.listStaff(by),
  addStaff: ({ backOffice }, by, input) => backOffice.addStaff(by, input),
  changeStaffRoles: ({ backOffice }, by, { id, change }) => backOffice.changePerson(by, id, change),
  setStaffAccess: ({ backOffice }, by, { id, isDisabled }) => backOffice.changePerson(by, id, { isDisabled }),
  resetPerson: ({ backOffice }, by, { email, password }) => backOffice.resetPerson(by, email, password),
  listAuditEntries: ({ backOffice }, by, { filter, page }) => backOffice.listAuditEntries(by, filter, page),
  changeOwnPassword: ({ backOffice }, by, input) => backOffice.changeOwnPassword(by, input),
  listOwnSessions: ({ backOffice }, by) => backOffice.listOwnSessions(by),
  endOwnSession: ({ backOffice }, by, { id }) => backOffice.endOwnSession(by, id),
  endOtherOwnSessions: ({ backOffice }, by) => backOffice.endOtherOwnSessions(by),
  listTokens: ({ backOffice }, by) => backOffice.listTokens(by),
  makeToken: ({ backOffice }, by, input) => backOffice.makeToken(by, input),
  revokeToken: ({ backOffice }, by, { id }) => backOffice.revokeToken(by, id),
  findAllOrders: ({ backOffice }, by, { filter, page }) => backOffice.findAllOrders(by, filter, page),
  openOrderFile: ({ backOffice }, by, { number }) => pipe(backOffice.openOrderFile(by, number), TE.map(orderFileToWire)),
  stepOrder: (commerce, by, { step, ...input }) => orderFileAfter(commerce, by, commerce.backOffice.stepOrder(by, input, step)),
  shipParcel: (commerce, by, { sending, ...input }) => orderFileAfter(commerce, by, commerce.backOffice.shipParcel(by, input, sending)),
  returnItems: (commerce, by, { back, ...input }) => orderFileAfter(commerce, by, commerce.backOffice.returnItems(by, input, back)),
  cancelRemainingItems: (commerce, by, input) => orderFileAfter(commerce, by, commerce.backOffice.cancelRemainingItems(by, input)),
  cancelOrder: (commerce, by, input) => orderFileAfter(commerce, by, commerce.backOffice.cancelOrder(by, input)),
  refundOrder: (commerce, by, { how, ...input }) => orderFileAfter(commerce, by, commerce.backOffice.refundOrder(by, input, how)),
  markRefundPaid: (commerce, by, { refund, ...input }) =>
    orderFileAfter(commerce, by, commerce.backOffice.markRefundPaid(by, input, refund)),
  recordTransfer: (commerce, by, { amount, ...input }) =>
    orderFileAfter(commerce, by, commerce.backOffice.recordTransfer(by, input, amount)),
  findStaffProducts: ({ backOffice }, by, { filter, page }, { locale }) =>
    pipe(backOffice.findStaffProducts(by, filter, page), TE.map((result) => staffProductsToWire(result, locale))),
  getStaffProduct: ({ backOffice }, by, input, { locale }) =>
    pipe(backOffice.getStaffProduct(by, input), TE.map((file) => staffProductToWire(file, locale))),
  changeStock: ({ backOffice }, by, change) => backOffice.changeStock(by, change),
  changePrice: ({ backOffice }, by, input) => backOffice.changePrice(by, input),
  cancelPlannedPrice: ({ backOffice }, by, price) => backOffice.cancelPlannedPrice(by, price),
  findCustomers: ({ backOffice }, by, { text, page }) => pipe(backOffice.findCustomers(by, text, page), TE.map(staffCustomersToWire)),
  openCustomer: ({ backOffice }, by, { id }) => pipe(backOffice.openCustomer(by, id), TE.map(staffCustomerToWire)),
  listBuyers: ({ backOffice }, by, input) => backOffice.listBuyers(by, input),
  exportCustomer: ({ backOffice }, by, { id }, at) => pipe(backOffice.exportCustomer(by, id, at), TE.map(exportToWire)),
  deleteCustomer: ({ backOffice }, by, { id }, at) => backOffice.deleteCustomer(by, id, at),
  signCustomerOut: ({ backOffice }, by, { id }) => backOffice.signCustomerOut(by, id),
  showWork: ({ backOffice }, by) => pipe(backOffice.showWork(by), TE.map(workToWire)),
  listTroubles: ({ backOffice }, by) => pipe(backOffice.listTroubles(by), TE.map(troublesToWire)),
  listFailedMails: ({ backOffice }, by, { page }) => backOffice.listFailedMails(by, page),
  resendMail: ({ backOffice }, by, { id }) => backOffice.resendMail(by, id),
  listCoupons: ({ backOffice }, by, { text, page }) => pipe(backOffice.listCoupons(by, text, page), TE.map(couponsToWire)),
  makeVoucher: ({ backOffice }, by, input) => backOffice.makeVoucher(by, input),
  endVoucher: ({ backOffice }, by, { code }) => backOffice.endVoucher(by, code),
  listReviews: ({ backOffice }, by, { state, page }, { locale }) =>
    pipe(backOffice.listReviews(by, state, page), TE.map((result) => reviewsToWire(result, state, locale))),
  publishReview: ({ backOffice }, by, input) => backOffice.publishReview(by, input),
  rejectReview: ({ backOffice }, by, { reason, ...input }) => backOffice.rejectReview(by, input, reason),
  replyToReview: ({ backOffice }, by, { text, ...input }) => backOffice.replyToReview(by, input, text),
  deleteReviewReply: ({ backOffice }, by, input) => backOffice.deleteReviewReply(by, input),
  setProductVisibility: ({ backOffice }, by, { id, isActive }) => backOffice.setProductVisibility(by, id, isActive),
  stopSale: ({ backOffice }, by, { id, reason }) => backOffice.stopSale(by, id, reason),
}

/** Answers one operation of the shop's people: whoever asks is looked up first, unless anybody may. */
export type HandleStaffOperation = <Name extends StaffOperationName>(
  name: Name, visit: RequestContext, input: StaffInputs[Name],
) => TE.TaskEither<Failure, StaffReply[Name]>

export const makeHandleStaffOperation =
  (commerce: Commerce): HandleStaffOperation =>
  (name, visit, input) => {
    type Right = StaffRightOf[typeof name]
    const caller: TE.TaskEither<Failure, RequestContext | StaffHolder> =
      STAFF_OPERATIONS[name].right === 'anyone' ? TE.right(visit) : commerce.staff.resolveStaff(visit)
    return pipe(caller, TE.flatMap((one) => ANSWERS[name](commerce, one as Caller<Right>, input, visit)))
  }
