import { STAFF_CONTRACT, type StaffContract, type StaffOperationName } from '../../../application/contract/staff/staff.ts'
import type { Routes } from '../operations/operation.ts'
import { auditLogRoutes } from './audit-log-routes.ts'
import { staffCouponRoutes } from './staff-coupon-routes.ts'
import { staffCustomerRoutes } from './staff-customer-routes.ts'
import { staffMemberRoutes } from './staff-member-routes.ts'
import { staffOrderRoutes } from './staff-order-routes.ts'
import { staffProductRoutes } from './staff-product-routes.ts'
import { staffReviewRoutes } from './staff-review-routes.ts'
import { staffTaskRoutes } from './staff-task-routes.ts'

/** The routes by topic, in the order of the API's description. */
export const STAFF_ROUTES = {
  staffOrder: staffOrderRoutes,
  staffProducts: staffProductRoutes,
  staffCustomer: staffCustomerRoutes,
  staffCoupon: staffCouponRoutes,
  staffReview: staffReviewRoutes,
  staffTasks: staffTaskRoutes,
  staff: { ...staffMemberRoutes, ...auditLogRoutes },
}

const ROUTES: Routes<StaffContract> = {
  ...STAFF_ROUTES.staff, ...STAFF_ROUTES.staffOrder, ...STAFF_ROUTES.staffProducts, ...STAFF_ROUTES.staffCustomer,
  ...STAFF_ROUTES.staffTasks, ...STAFF_ROUTES.staffCoupon, ...STAFF_ROUTES.staffReview,
}

/** The operations of staff and their programs. A separate table, so that a shopper's browser loads none of it. */
export const STAFF_OPERATIONS = Object.fromEntries(
  Object.entries(STAFF_CONTRACT).map(([name, contract]) => [name, { ...ROUTES[name as StaffOperationName], ...contract, name }]),
) as unknown as { readonly [Name in StaffOperationName]: Routes<StaffContract>[Name] & StaffContract[Name] & { readonly name: Name } }
