/** Actions that are recorded in the audit log and in no order. */
export const AUDIT_ENTRY_KINDS = [
  'staff.added', 'staff.disabled', 'staff.enabled', 'staff.reset', 'staff.roles_changed', 'staff.password_changed',
  'staff.sessions_ended', 'staff.signed_in', 'staff.sign_in_failed', 'staff.sign_in_blocked', 'staff.unlocked',
  'token.created', 'token.revoked',
  'stock.changed', 'price.changed', 'price.planned', 'price.plan_cancelled', 'product.shown', 'product.hidden',
  'product.sale_stopped', 'product.sale_resumed', 'product.buyers_listed',
  'order.viewed',
  'customer.searched', 'customer.viewed', 'customer.exported', 'customer.deletion_requested', 'customer.signed_out', 'mail.resent',
  'coupon.created', 'coupon.ended',
  'review.published', 'review.rejected', 'review.replied', 'review.reply_deleted',
] as const

/** Entries with a network, which are deleted after a time (`retention.ts`). */
export const STAFF_SIGN_INS = ['staff.signed_in', 'staff.sign_in_failed', 'staff.sign_in_blocked'] as const

export type AuditEntryKind = (typeof AUDIT_ENTRY_KINDS)[number]

/** Who did what to which subject, and when; kept permanently, except sign-ins. `detail`: old and new value, and the reason. */
export type AuditEntry = {
  readonly by: string
  readonly what: AuditEntryKind
  readonly about: string
  readonly at: Date
  readonly detail?: string
}
