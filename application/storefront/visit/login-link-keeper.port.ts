import type { Email } from '../../../domain/customer/email.ts'
import { token } from '../../token.ts'

/** Remembers on the visitor's device, for a day, the mailbox a login link was asked for. */
export interface LoginLinkKeeper {
  readonly read: () => Email | undefined
  readonly store: (email: Email) => void
  readonly clear: () => void
}
export const LoginLinkKeeper = token<LoginLinkKeeper>('LoginLinkKeeper')
