import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { RevocableMethods } from '../../../domain/identity/revocable-methods.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Account } from '../customer/customer-book.port.ts'
import type { Mail } from '../mail/mail.ts'
import type { NewSession } from './session-book.port.ts'

/** Another password in place of the one that was there before, and what goes with it. */
export type PasswordChange = {
  readonly before: string
  readonly after: string
  readonly session: NewSession
  /** Providers and passkeys go with the old password. */
  readonly isRevoking: boolean
  /** With the providers and passkeys that are gone. */
  readonly mails: (removed: RevocableMethods) => readonly Mail[]
}

/** What the shop keeps of passwords. */
export interface PasswordBook {
  /** An account with what is kept of its password, if it has one. */
  readonly account: (accountId: AccountId) => TaskEither<ServiceUnavailable, Account | undefined>
  /** Begins a session while `checked` is what is kept of the account's password; `false`, and none, where another one is by now. */
  readonly begin: (session: NewSession, checked: string) => TaskEither<ServiceUnavailable, boolean>
  /**
   * Puts a password in place of `before` and no other, so that one of many changes at once is made, with what a changed password means for
   * the account's parts; the given session begins, the mails wait. `false`, with nothing changed, where another one is kept by now.
   */
  readonly change: (change: PasswordChange) => TaskEither<ServiceUnavailable, boolean>
}
