import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { RevocableMethods } from '../../../domain/identity/revocable-methods.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Account } from '../customer/customer-repository.port.ts'
import type { Mail } from '../mail/mail.ts'
import type { NewSession } from './session-repository.port.ts'

/** A new password in place of `before`, and its effects. */
export type PasswordChange = {
  readonly before: string
  readonly after: string
  readonly session: NewSession
  /** Linked providers and passkeys are removed too. */
  readonly isRevoking: boolean
  /** Called with the removed providers and passkeys. */
  readonly mails: (removed: RevocableMethods) => readonly Mail[]
}

/** Password hashes. */
export interface PasswordRepository {
  /** An account with its password hash, if it has one. */
  readonly account: (accountId: AccountId) => TaskEither<ServiceUnavailable, Account | undefined>
  /** Begins a session if `checked` is the account's current hash; `false`, and no session, if it changed. */
  readonly begin: (session: NewSession, checked: string) => TaskEither<ServiceUnavailable, boolean>
  /**
   * Replaces exactly the hash `before`, so that only one of several concurrent changes is made, with the consequences for the account; the
   * given session begins, the mails are queued. `false`, with nothing changed, if another hash is stored by now.
   */
  readonly change: (change: PasswordChange) => TaskEither<ServiceUnavailable, boolean>
}
