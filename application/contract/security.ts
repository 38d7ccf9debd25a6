import type { Customer } from '../../domain/customer/customer.ts'
import type { PendingEmail } from '../../domain/identity/pending-email.ts'
import type { SessionEntry } from '../../domain/identity/session-entry.ts'
import type { SignInMethods } from '../../domain/identity/sign-in-methods.ts'
import { none, operation, type } from './operation.ts'

/** A new password, typed twice beside the current one; `isRevoking` removes linked providers and passkeys. */
export type PasswordChange = {
  readonly current: string
  readonly next: string
  readonly confirmed: string
  readonly isRevoking?: boolean
}

type OfLink = { readonly token: string }

/** Password, sessions and e-mail address of the signed-in customer's account. */
export const securityContract = {
  getSignInMethods: operation({ input: none, output: type<SignInMethods>(), refusals: [], permission: 'customer' }),
  changeMyPassword: operation({
    input: type<PasswordChange>(), output: type<void>(),
    refusals: ['WrongPassword', 'WeakNewPassword', 'PasswordsDiffer', 'TooManyAttempts'], permission: 'customer',
  }),
  getSessions: operation({ input: none, output: type<readonly SessionEntry[]>(), refusals: [], permission: 'customer' }),
  endSession: operation({ input: type<{ readonly id: string }>(), output: type<void>(), refusals: ['NotFound'], permission: 'customer' }),
  endOtherSessions: operation({
    input: type<{ readonly isRevoking?: boolean; readonly password?: string }>(), output: type<void>(),
    refusals: ['WrongPassword', 'SignInAgain', 'TooManyAttempts'], permission: 'customer',
  }),
  getEmailChange: operation({ input: none, output: type<PendingEmail>(), refusals: [], permission: 'customer' }),
  requestEmailChange: operation({
    input: type<{ readonly email: string; readonly password: string }>(), output: type<void>(),
    refusals: ['InvalidEmail', 'SameEmail', 'WrongPassword', 'SignInAgain', 'TooManyAttempts'], permission: 'customer',
  }),
  confirmEmailChange: operation({
    input: type<OfLink>(), output: type<Customer>(), refusals: ['ProofExpired', 'TooManyAttempts'], permission: 'customer',
  }),
  cancelEmailChange: operation({ input: none, output: type<void>(), refusals: [], permission: 'customer' }),
  cancelEmailChangeByLink: operation({
    input: type<OfLink>(), output: type<void>(), refusals: ['TooManyAttempts'], permission: 'e-mail token',
  }),
}
