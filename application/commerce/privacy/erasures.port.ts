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

/** A deletion request, and where it was made. */
export type Erasure = {
  readonly accountId: AccountId
  readonly brandChannel: BrandChannel
  readonly locale: Locale
  readonly cancelToken: ProofToken
  readonly requestedAt: Date
  readonly dueAt: Date
}

/** The requester: the owner's session, or a member of staff, with an audit entry. */
export type ErasureBy = { readonly session?: SessionToken; readonly act?: AuditEntry }

/** Pending account deletions. A link's token is never stored, only its hash. */
export interface Erasures {
  /**
   * Replaces the pending request, queues the mails, and applies what a deletion request means for the account. Only while the session of
   * the request is the account's.
   */
  readonly begin: (erasure: Erasure, mails: readonly CountedMail[], by: ErasureBy) => TaskEither<NotSignedIn | ServiceUnavailable, void>
  /** The day of the deletion. */
  readonly pending: (accountId: AccountId) => TaskEither<ServiceUnavailable, Date | undefined>
  /** Cancels the deletion of this token, if there is one. */
  readonly cancelByLink: (token: ProofToken) => TaskEither<ServiceUnavailable, void>
  readonly cancel: (accountId: AccountId) => TaskEither<ServiceUnavailable, void>
}
