import type { StaffCaller } from '../../domain/staff/staff-permission.ts'
import { may, type PermittedOperation } from './may.ts'

/** The sections of the back office, each with the operation of its first page; the first permitted one is the start page. */
const SECTIONS = [
  { name: 'orders', href: '/desk', lists: 'listAllOrders' },
  { name: 'products', href: '/desk/products', lists: 'listStaffProducts' },
  { name: 'customers', href: '/desk/customers', lists: 'searchCustomers' },
  { name: 'coupons', href: '/desk/coupons', lists: 'listCoupons' },
  { name: 'reviews', href: '/desk/reviews', lists: 'listReviews' },
  { name: 'tasks', href: '/desk/tasks', lists: 'getPendingTasks' },
  { name: 'audit_log', href: '/desk/audit-log', lists: 'listAuditEntries' },
  { name: 'staff', href: '/desk/staff', lists: 'listStaff' },
] as const satisfies readonly { readonly name: string; readonly href: string; readonly lists: PermittedOperation }[]

export type Section = Pick<(typeof SECTIONS)[number], 'name' | 'href'>

export const sectionsOf = (holder: StaffCaller): readonly Section[] => SECTIONS.filter(({ lists }) => may(holder, lists))
