import { staffCouponOperations } from './staff-coupon-operations.ts'
import { staffCustomerOperations } from './staff-customer-operations.ts'
import { staffProductOperations } from './staff-product-operations.ts'
import { staffMailOperations } from './staff-mail-operations.ts'
import { staffOrderOperations } from './staff-order-operations.ts'
import { staffMemberOperations } from './staff-member-operations.ts'
import { staffReviewOperations } from './staff-review-operations.ts'
import { auditLogOperations } from './audit-log-operations.ts'

/** By topic, as the shopper's operations are. */
export const STAFF_TOPICS = {
  staffOrder: { about: 'Staff: orders', rows: staffOrderOperations },
  staffProducts: { about: 'Staff: products', rows: staffProductOperations },
  staffCustomer: { about: 'Staff: customers', rows: staffCustomerOperations },
  staffCoupon: { about: 'Staff: coupons', rows: staffCouponOperations },
  staffReview: { about: 'Staff: product reviews', rows: staffReviewOperations },
  staffTasks: { about: 'Staff: e-mails and tasks', rows: staffMailOperations },
  staff: {
    about: 'Staff: accounts',
    rows: { ...staffMemberOperations, ...auditLogOperations },
  },
} as const

const ROWS = {
  ...STAFF_TOPICS.staff.rows, ...STAFF_TOPICS.staffOrder.rows, ...STAFF_TOPICS.staffProducts.rows, ...STAFF_TOPICS.staffCustomer.rows,
  ...STAFF_TOPICS.staffTasks.rows, ...STAFF_TOPICS.staffCoupon.rows, ...STAFF_TOPICS.staffReview.rows,
}

type Rows = typeof ROWS

/** The operations of staff and their programs. A separate table, so that a shopper's browser loads none of it. */
export const STAFF_OPERATIONS: { readonly [Name in keyof Rows]: Rows[Name] } = ROWS
export type StaffOperationName = keyof Rows

type Form<Name extends StaffOperationName> = Rows[Name]['request']

export type StaffInputs = {
  readonly [Name in StaffOperationName]: Extract<ReturnType<Form<Name>['decode']>, { readonly _tag: 'Right' }>['right']
}
/** What a program passes to each operation. */
export type StaffRequests = { readonly [Name in StaffOperationName]: Parameters<Form<Name>['encode']>[0] }
export type StaffReply = { readonly [Name in StaffOperationName]: Parameters<Rows[Name]['reply']['encode']>[0] }
/** The caller of each operation: anonymous, or a member of staff. */
export type StaffRightOf = { readonly [Name in StaffOperationName]: Rows[Name]['permission'] }
