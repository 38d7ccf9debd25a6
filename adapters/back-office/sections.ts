import { isPermitted, type StaffCaller, type StaffRight } from '../../domain/staff/staff-right.ts'

/** The sections of the back office, each with its permission; the first permitted one is the start page. */
const SECTIONS = [
  { name: 'orders', href: '/desk', right: 'orders:read' },
  { name: 'products', href: '/desk/products', right: 'products:read' },
  { name: 'customers', href: '/desk/customers', right: 'customers:read' },
  { name: 'coupons', href: '/desk/coupons', right: 'coupons:write' },
  { name: 'reviews', href: '/desk/reviews', right: 'reviews:write' },
  { name: 'tasks', href: '/desk/tasks', right: 'tasks:write' },
  { name: 'audit_log', href: '/desk/audit-log', right: 'audit-log:read' },
  { name: 'staff', href: '/desk/staff', right: 'staff:write' },
] as const satisfies readonly { readonly name: string; readonly href: string; readonly right: StaffRight }[]

export type Section = Pick<(typeof SECTIONS)[number], 'name' | 'href'>

export const sectionsOf = (holder: StaffCaller): readonly Section[] => SECTIONS.filter(({ right }) => isPermitted(holder, right))
