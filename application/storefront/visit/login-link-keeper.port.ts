import type { Email } from '../../../domain/customer/email.ts'
import { token } from '../../token.ts'

/** Remembers on the visitor's device, for a day, the mailbox a login link was asked for. */
export interface LoginLinkKeeper {
  readonly kept: () => Email | undefined
  readonly keep: (email: Email) => void
  readonly forget: () => void
}
export const LoginLinkKeeper = token<LoginLinkKeeper>('LoginLinkKeeper')
