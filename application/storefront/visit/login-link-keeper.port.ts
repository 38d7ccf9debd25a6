import type { Email } from '../../../domain/customer/email.ts'
import { token } from '../../token.ts'

/** Stores the e-mail address of a requested login link on the visitor's device for a day. */
export interface LoginLinkKeeper {
  readonly read: () => Email | undefined
  readonly store: (email: Email) => void
  readonly clear: () => void
}
export const LoginLinkKeeper = token<LoginLinkKeeper>('LoginLinkKeeper')
