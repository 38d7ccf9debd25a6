import { AUDIT_ENTRY_KINDS, type AuditEntryKind } from './audit-entry.ts'

/** A filter for audit entries; an absent field does not filter. */
export type AuditEntryFilter = {
  readonly what?: AuditEntryKind
  /** yyyy-MM-dd, in Zurich. */
  readonly day?: string
  /** Part of the actor or the subject, case-insensitive. */
  readonly text?: string
}

export const isAuditEntryKind = (text: string): text is AuditEntryKind => (AUDIT_ENTRY_KINDS as readonly string[]).includes(text)
