import type { Email } from './email.ts'

/** One mailbox, however its letters are written: an account is found by it. */
export const mailboxOf = (email: Email): string => email.toLowerCase()
