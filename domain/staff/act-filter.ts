import { STAFF_ACTS, type StaffActKind } from './staff-act.ts'

/** Which acts somebody looks for; what is not named is not asked. */
export type ActFilter = {
  readonly what?: StaffActKind
  /** yyyy-MM-dd, in Zurich. */
  readonly day?: string
  /** A part of who did it, or of what it was done to, in any letters. */
  readonly text?: string
}

export const isStaffAct = (text: string): text is StaffActKind => (STAFF_ACTS as readonly string[]).includes(text)
