/** What somebody of the shop is there for. `all` is whoever runs it. */
export const STAFF_ROLES = ['orders', 'goods', 'content', 'all'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export const isStaffRole = (text: string): text is StaffRole => (STAFF_ROLES as readonly string[]).includes(text)
