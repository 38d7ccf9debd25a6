import type { Email } from '../customer/email.ts'

/** The mailbox an account is to have, if another one was asked for. */
export type PendingEmail = { readonly email?: Email }
