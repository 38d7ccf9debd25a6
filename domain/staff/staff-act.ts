/** What is done in the shop that no order remembers. */
export const STAFF_ACTS = [
  'staff.added', 'staff.disabled', 'staff.enabled', 'staff.reset', 'staff.roles_changed', 'staff.password_changed',
  'staff.sessions_ended',
  'token.made', 'token.revoked',
  'stock.changed', 'price.changed', 'price.planned', 'price.unplanned', 'product.shown', 'product.hidden',
  'customer.viewed', 'customer.exported', 'customer.erased', 'customer.signed_out', 'letter.sent_again',
  'coupon.made', 'coupon.ended',
] as const
export type StaffActKind = (typeof STAFF_ACTS)[number]

/** Who did what to which thing, and when; kept for good. `detail`: from what to what, and why. */
export type StaffAct = {
  readonly by: string
  readonly what: StaffActKind
  readonly about: string
  readonly at: Date
  readonly detail?: string
}
