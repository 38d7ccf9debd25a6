/** The roles of staff. `all` is the administrator. */
export const STAFF_ROLES = ['orders', 'products', 'content', 'all'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export const isStaffRole = (text: string): text is StaffRole => (STAFF_ROLES as readonly string[]).includes(text)
