import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { NotSignedIn } from '../../../domain/identity/identity-refusal.ts'
import type { ProofToken } from '../../../domain/identity/email-link.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import type { CountedMail } from '../mail/mail.ts'

/** An account that is to be deleted, and where that was asked for. */
export type Erasure = {
  readonly accountId: AccountId
  readonly brandChannel: BrandChannel
  readonly locale: Locale
  readonly cancelToken: ProofToken
  readonly requestedAt: Date
  readonly dueAt: Date
}

/** Who asks: the owner in a session, or one of the shop's people, which is written down with it. */
export type ErasureBy = { readonly session?: SessionToken; readonly act?: AuditEntry }

/** Accounts that are to be deleted, while they can still be kept. A letter's token is never kept, only what proves it. */
export interface Erasures {
  /**
   * Notes it in place of what was asked for before, with its letters in the outbox and with what a deletion request means for the
   * account's parts. Only as long as the session that asks is the account's.
   */
  readonly begin: (erasure: Erasure, mails: readonly CountedMail[], by: ErasureBy) => TaskEither<NotSignedIn | ServiceUnavailable, void>
  /** When the account goes. */
  readonly pending: (accountId: AccountId) => TaskEither<ServiceUnavailable, Date | undefined>
  /** Nothing where the token is none. */
  readonly callOff: (token: ProofToken) => TaskEither<ServiceUnavailable, void>
  readonly cancel: (accountId: AccountId) => TaskEither<ServiceUnavailable, void>
}
