import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Commerce } from '../../../application/commerce/commerce.ts'
import type { OrderFile } from '../../../application/commerce/order/order-moves.port.ts'
import type { At } from '../../../application/commerce/shop/at.ts'
import type { RequestContext } from '../../../application/commerce/shop/request-context.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { StaffCaller } from '../../../domain/staff/staff-right.ts'
import { STAFF_OPERATIONS, type StaffInputs, type StaffOperationName, type StaffReply, type StaffRightOf } from './staff-operations.ts'
import { staffCustomerToWire, staffCustomersToWire, exportToWire } from './staff-customers.codec.ts'
import { couponsToWire } from './staff-coupon-operations.ts'
import { failuresToWire, pendingTasksToWire } from './staff-mail-operations.ts'
import { staffProductsToWire, staffProductToWire } from './staff-products.codec.ts'
import { reviewsToWire } from './staff-review-operations.ts'
import { orderFileToWire, type StaffOrderFile } from './staff-orders.codec.ts'

type Caller<Right> = Right extends 'anyone' ? RequestContext : StaffCaller

type Handlers = {
  readonly [Name in StaffOperationName]: (
    commerce: Commerce, caller: Caller<StaffRightOf[Name]>, input: StaffInputs[Name], at: At,
  ) => TE.TaskEither<Failure, StaffReply[Name]>
}

/** After a change the order is returned in its new state. */
const orderFileAfter = (
  { backOffice }: Commerce, by: StaffCaller, moved: TE.TaskEither<Failure, OrderFile>
): TE.TaskEither<Failure, StaffOrderFile> =>
  pipe(moved, TE.flatMap(({ order }) => backOffice.getOrderFile(by, order.number)), TE.map(orderFileToWire))

/** The use case of each operation. Permissions are checked there. */
const HANDLERS: Handlers = {
  beginStaffSession: ({ staff }, visit, { email, password }) => staff.beginStaffSession(visit, email, password),
  confirmStaffSession: ({ staff }, visit, { code }) => staff.confirmStaffSession(visit, code),
  endStaffSession: ({ staff }, visit) => staff.endStaffSession(visit),
  whoAmI: (_, { person }) => TE.right(person),
  listStaff: ({ backOffice }, by) => backOffice.listStaff(by),
  addStaff: ({ backOffice }, by, input) => backOffice.addStaff(by, input),
  changeStaffRoles: ({ backOffice }, by, { id, change }) => backOffice.changeStaff(by, id, change),
  setStaffAccess: ({ backOffice }, by, { id, isDisabled }) => backOffice.changeStaff(by, id, { isDisabled }),
  resetStaff: ({ backOffice }, by, { email, password }) => backOffice.resetStaff(by, email, password),
  listAuditEntries: ({ backOffice }, by, { filter, page }) => backOffice.listAuditEntries(by, filter, page),
  changeOwnPassword: ({ backOffice }, by, input) => backOffice.changeOwnPassword(by, input),
  listOwnSessions: ({ backOffice }, by) => backOffice.listOwnSessions(by),
  endOwnSession: ({ backOffice }, by, { id }) => backOffice.endOwnSession(by, id),
  endOtherOwnSessions: ({ backOffice }, by) => backOffice.endOtherOwnSessions(by),
  listAccessTokens: ({ backOffice }, by) => backOffice.listAccessTokens(by),
  createAccessToken: ({ backOffice }, by, input) => backOffice.createAccessToken(by, input),
  revokeAccessToken: ({ backOffice }, by, { id }) => backOffice.revokeAccessToken(by, id),
  listAllOrders: ({ backOffice }, by, { filter, page }) => backOffice.listAllOrders(by, filter, page),
  getOrderFile: ({ backOffice }, by, { number }) => pipe(backOffice.getOrderFile(by, number), TE.map(orderFileToWire)),
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
  listStaffProducts: ({ backOffice }, by, { filter, page }, { locale }) =>
    pipe(backOffice.listStaffProducts(by, filter, page), TE.map((result) => staffProductsToWire(result, locale))),
  getStaffProduct: ({ backOffice }, by, input, { locale }) =>
    pipe(backOffice.getStaffProduct(by, input), TE.map((file) => staffProductToWire(file, locale))),
  changeStock: ({ backOffice }, by, change) => backOffice.changeStock(by, change),
  changePrice: ({ backOffice }, by, input) => backOffice.changePrice(by, input),
  cancelPlannedPrice: ({ backOffice }, by, price) => backOffice.cancelPlannedPrice(by, price),
  searchCustomers: ({ backOffice }, by, { text, page }) => pipe(backOffice.searchCustomers(by, text, page), TE.map(staffCustomersToWire)),
  getCustomer: ({ backOffice }, by, { id }) => pipe(backOffice.getCustomer(by, id), TE.map(staffCustomerToWire)),
  listBuyers: ({ backOffice }, by, input) => backOffice.listBuyers(by, input),
  exportCustomer: ({ backOffice }, by, { id }, at) => pipe(backOffice.exportCustomer(by, id, at), TE.map(exportToWire)),
  deleteCustomer: ({ backOffice }, by, { id }, at) => backOffice.deleteCustomer(by, id, at),
  signCustomerOut: ({ backOffice }, by, { id }) => backOffice.signCustomerOut(by, id),
  getPendingTasks: ({ backOffice }, by) => pipe(backOffice.getPendingTasks(by), TE.map(pendingTasksToWire)),
  listFailures: ({ backOffice }, by) => pipe(backOffice.listFailures(by), TE.map(failuresToWire)),
  listFailedMails: ({ backOffice }, by, { page }) => backOffice.listFailedMails(by, page),
  resendMail: ({ backOffice }, by, { id }) => backOffice.resendMail(by, id),
  listCoupons: ({ backOffice }, by, { text, page }) => pipe(backOffice.listCoupons(by, text, page), TE.map(couponsToWire)),
  createCoupon: ({ backOffice }, by, input) => backOffice.createCoupon(by, input),
  endCoupon: ({ backOffice }, by, { code }) => backOffice.endCoupon(by, code),
  listReviews: ({ backOffice }, by, { state, page }, { locale }) =>
    pipe(backOffice.listReviews(by, state, page), TE.map((result) => reviewsToWire(result, state, locale))),
  publishReview: ({ backOffice }, by, input) => backOffice.publishReview(by, input),
  rejectReview: ({ backOffice }, by, { reason, ...input }) => backOffice.rejectReview(by, input, reason),
  replyToReview: ({ backOffice }, by, { text, ...input }) => backOffice.replyToReview(by, input, text),
  deleteReviewReply: ({ backOffice }, by, input) => backOffice.deleteReviewReply(by, input),
  setProductVisibility: ({ backOffice }, by, { id, isActive }) => backOffice.setProductVisibility(by, id, isActive),
  stopSale: ({ backOffice }, by, { id, reason }) => backOffice.stopSale(by, id, reason),
}

/** Executes one operation of staff: the caller is looked up first, unless anybody may call it. */
export type HandleStaffOperation = <Name extends StaffOperationName>(
  name: Name, visit: RequestContext, input: StaffInputs[Name],
) => TE.TaskEither<Failure, StaffReply[Name]>

export const makeHandleStaffOperation =
  (commerce: Commerce): HandleStaffOperation =>
  (name, visit, input) => {
    type Right = StaffRightOf[typeof name]
    const caller: TE.TaskEither<Failure, RequestContext | StaffCaller> =
      STAFF_OPERATIONS[name].permission === 'anyone' ? TE.right(visit) : commerce.staff.resolveStaff(visit)
    return pipe(caller, TE.flatMap((holder) => HANDLERS[name](commerce, holder as Caller<Right>, input, visit)))
  }
