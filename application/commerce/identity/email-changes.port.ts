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
import type { NewSession } from './session-book.port.ts'

/** Another mailbox that an account is to have, once the letter to it was answered and unless the one to the old mailbox was. */
export type EmailChange = {
  readonly accountId: AccountId
  readonly email: Email
  readonly brandChannel: BrandChannel
  readonly token: ProofToken
  readonly cancelToken: ProofToken
  readonly endsAt: Date
}

/** The letter to the new mailbox came back, from the account that asked for it. */
export type EmailChangeConfirmation = Pick<EmailChange, 'accountId' | 'brandChannel' | 'token'> & { readonly at: Date }

/** What goes with it: the one session that is left, and which mails tell of it. */
export type EmailChangeEffect = {
  readonly session: NewSession
  readonly mails: (before: Customer, after: Customer) => readonly Mail[]
}

/** Mailboxes that are to be changed, one an account. A letter's token is never kept, only what proves it. */
export interface EmailChanges {
  /**
   * In place of the change that was asked for before, whose letters are worth nothing then; with its letters in the outbox. Only as long
   * as the session that asks is the account's.
   */
  readonly begin: (change: EmailChange, asked: { readonly session: SessionToken; readonly letters: readonly CountedMail[] }) =>
    TaskEither<NotSignedIn | ServiceUnavailable, void>
  /** What is asked for and can still be answered. */
  readonly pending: (accountId: AccountId, at: Date) => TaskEither<ServiceUnavailable, Email | undefined>
  /** Nothing where the token is none. */
  readonly callOff: (token: ProofToken) => TaskEither<ServiceUnavailable, void>
  /** Calls the account's own change off. */
  readonly cancel: (accountId: AccountId) => TaskEither<ServiceUnavailable, void>
  /**
   * The account with the new mailbox, proven, with what a changed address means for its parts; the given session begins; what may be
   * written to the old mailbox follows. `undefined`, with nothing changed, where the letter ran out, was used or
   * called off, is another account's, or the mailbox is somebody else's by now.
   */
  readonly accept: (answer: EmailChangeConfirmation, effect: EmailChangeEffect) => TaskEither<ServiceUnavailable, Customer | undefined>
}
