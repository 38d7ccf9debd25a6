import { AUDIT_ENTRY_KINDS, type AuditEntryKind } from './audit-entry.ts'

/** Which acts somebody looks for; what is not named is not asked. */
export type AuditEntryFilter = {
  readonly what?: AuditEntryKind
  /** yyyy-MM-dd, in Zurich. */
  readonly day?: string
  /** A part of who did it, or of what it was done to, in any letters. */
  readonly text?: string
}

export const isAuditEntryKind = (text: string): text is AuditEntryKind => (AUDIT_ENTRY_KINDS as readonly string[]).includes(text)
