import type { RefusalTag } from '../refusal-rows.ts'
import type { StaffOperationName } from './staff-operations.ts'

const PERSON = ['InvalidEmail', 'InvalidStaffName', 'NoStaffRole', 'WeakPassword', 'StaffEmailTaken'] as const
const KEYED = ['NotFound', 'KeyReused'] as const
const MOVE = [...KEYED, 'WrongOrderStatus'] as const
const MODERATION = ['NotFound', 'WrongReviewState', 'ChangedMeanwhile'] as const

/**
 * The refusals each operation of staff can return. An unreadable body, a missing sign-in and a missing permission follow from the
 * operation's own row.
 */
export const STAFF_REFUSALS_OF: { readonly [Name in StaffOperationName]: readonly RefusalTag[] } = {
  beginStaffSession: ['InvalidEmail', 'WrongCredentials'],
  confirmStaffSession: ['NotSignedIn', 'WrongCode'],
  endStaffSession: [],
  whoAmI: [],
  listStaff: [],
  addStaff: PERSON,
  changeStaffRoles: ['NotFound', 'NoStaffRole', 'LastAdministrator'],
  setStaffAccess: ['NotFound', 'LastAdministrator'],
  resetStaff: ['NotFound', 'InvalidEmail', 'WeakPassword'],
  changeOwnPassword: ['WrongPassword', 'WeakNewPassword'],
  listOwnSessions: [],
  endOwnSession: ['NotFound'],
  endOtherOwnSessions: [],
  listAccessTokens: [],
  createAccessToken: ['InvalidStaffName', 'NoStaffRole', 'RoleNotOwned'],
  revokeAccessToken: ['NotFound'],
  listAllOrders: ['Malformed'],
  getOrderFile: ['NotFound'],
  stepOrder: MOVE,
  shipParcel: [...MOVE, 'QuantityNotAvailable', 'MalformedTracking'],
  returnItems: [...MOVE, 'QuantityNotAvailable'],
  cancelRemainingItems: MOVE,
  cancelOrder: [...MOVE, 'RefundOutOfRange'],
  refundOrder: [...KEYED, 'RefundOutOfRange'],
  markRefundPaid: KEYED,
  recordTransfer: [...MOVE, 'AmountMismatch'],
  listStaffProducts: ['Malformed'],
  getStaffProduct: ['Malformed', 'NotFound'],
  changeStock: [
    'NotFound', 'MissingOptions', 'UnknownOptions', 'ValueNotMade', 'CombinationNotMade', 'InvalidStockQuantity', 'StockMoved',
  ],
  changePrice: ['NotFound', 'InvalidPrice', 'ChangedMeanwhile'],
  cancelPlannedPrice: ['NotFound'],
  setProductVisibility: ['NotFound'],
  stopSale: ['NotFound'],
  listAuditEntries: ['Malformed'],
  searchCustomers: ['Malformed'],
  getCustomer: ['NotFound'],
  listBuyers: ['Malformed', 'NotFound'],
  exportCustomer: ['NotFound'],
  deleteCustomer: ['NotFound'],
  signCustomerOut: ['NotFound'],
  getPendingTasks: [],
  listFailures: [],
  listFailedMails: ['Malformed'],
  listCoupons: ['Malformed'],
  createCoupon: ['InvalidCoupon', 'CouponOutOfBounds', 'CouponCodeTaken', 'TooManyAttempts'],
  endCoupon: ['NotFound'],
  listReviews: ['Malformed'],
  publishReview: MODERATION,
  rejectReview: MODERATION,
  replyToReview: [...MODERATION, 'InvalidReply'],
  deleteReviewReply: MODERATION,
  resendMail: ['NotFound'],
}
