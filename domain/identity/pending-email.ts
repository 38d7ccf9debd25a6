import type { Email } from '../customer/email.ts'

/** The requested new e-mail address of an account, if any. */
export type PendingEmail = { readonly email?: Email }
