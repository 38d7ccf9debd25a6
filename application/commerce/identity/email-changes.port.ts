import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Email } from '../../../domain/customer/email.ts'
import type { NotSignedIn } from '../../../domain/identity/identity-refusal.ts'
import type { ProofToken } from '../../../domain/identity/email-link.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { CountedMail, Mail } from '../mail/mail.ts'
import type { NewSession } from './session-repository.port.ts'

/**
 * A pending e-mail change: it takes effect when the link to the new address is confirmed, unless the link to the old address cancels it.
 */
export type EmailChange = {
  readonly accountId: AccountId
  readonly email: Email
  readonly brandChannel: BrandChannel
  readonly token: ProofToken
  readonly cancelToken: ProofToken
  readonly endsAt: Date
}

/** The confirmation of the link to the new address, from the account that requested it. */
export type EmailChangeConfirmation = Pick<EmailChange, 'accountId' | 'brandChannel' | 'token'> & { readonly at: Date }

/** Effects of the confirmation: the one session that remains, and the notification mails. */
export type EmailChangeEffect = {
  readonly session: NewSession
  readonly mails: (before: Customer, after: Customer) => readonly Mail[]
}

/** Pending e-mail changes, one per account. A link's token is never stored, only its hash. */
export interface EmailChanges {
  /** Replaces the pending change and expires its links; queues the mails. Only while the session of the request is the account's. */
  readonly begin: (change: EmailChange, request: { readonly session: SessionToken; readonly mails: readonly CountedMail[] }) =>
    TaskEither<NotSignedIn | ServiceUnavailable, void>
  /** The pending address while it can be confirmed. */
  readonly pending: (accountId: AccountId, at: Date) => TaskEither<ServiceUnavailable, Email | undefined>
  /** Cancels the change of this token, if there is one. */
  readonly cancelByToken: (token: ProofToken) => TaskEither<ServiceUnavailable, void>
  /** Cancels the account's own change. */
  readonly cancel: (accountId: AccountId) => TaskEither<ServiceUnavailable, void>
  /**
   * The account with the new, verified address, with the consequences for its parts; the given session begins and the mails to both
   * addresses are queued. `undefined`, with nothing changed, if the link expired, was used or cancelled, belongs to another account, or
   * the address belongs to another account by now.
   */
  readonly accept: (use: EmailChangeConfirmation, effect: EmailChangeEffect) => TaskEither<ServiceUnavailable, Customer | undefined>
}
