import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Email } from '../../../domain/customer/email.ts'
import type { ProofPurpose, ProofToken } from '../../../domain/identity/email-link.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { RevocableMethods } from '../../../domain/identity/revocable-methods.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { SessionStart } from '../../../domain/identity/session-start.ts'
import type { CountedMail, Mail } from '../mail/mail.ts'

/** What a letter is good for: one thing, in one brand's shop, for one account as long as that has this mailbox. */
export type EmailLink = {
  readonly token: ProofToken
  readonly purpose: ProofPurpose
  readonly brandChannel: BrandChannel
  readonly email: Email
  /** Nobody's where the mailbox has no account: what is kept of it then proves nothing. */
  readonly accountId: AccountId | undefined
  readonly endsAt: Date
  /** Written when the account was made by asking for this letter: no other way led into it before. */
  readonly registers?: true
}

/** A letter that came back, and when. */
export type EmailLinkUse = Pick<EmailLink, 'token' | 'purpose' | 'brandChannel'> & { readonly at: Date }

/**
 * What an answer changes beside: the password, whether providers and passkeys go with the old one, and which mails tell of it. `session`:
 * the one in which it is answered; `locale`: the language of whoever starts a clean account by it. `begins`: the session by which
 * whoever answers is signed in; it begins with the answer or not at all.
 */
export type ProofEffect = {
  readonly passwordHash?: string
  readonly isRevoking?: boolean
  readonly session?: SessionToken
  readonly locale?: Locale
  readonly begins?: SessionStart
  readonly mails: (accepted: AcceptedProof) => readonly Mail[]
}

/** Whose account it is, and which linked providers and passkeys it lost by the answer. */
export type AcceptedProof = { readonly owner: Customer; readonly removed: RevocableMethods }

/** Letters that mailboxes prove themselves with. A letter's token is never kept, only what proves it. */
export interface EmailLinks {
  /** Both or neither: what proves the token, and the letter in the outbox. Letters of this purpose from before are worth nothing then. */
  readonly begin: (proof: EmailLink, mail: CountedMail) => TaskEither<ServiceUnavailable, void>
  /** Whose letter this is, as long as it can be answered. A look uses nothing up. */
  readonly look: (answer: EmailLinkUse) => TaskEither<ServiceUnavailable, Customer | undefined>
  /**
   * The account whose letter this was, proven from now on, with what `eventOfLink` means for its parts: one that only named the mailbox
   * starts clean, as somebody else may have opened it. `undefined`, with nothing changed, where the letter ran out, was used, is good for
   * something else, or the mailbox is somebody else's.
   */
  readonly accept: (answer: EmailLinkUse, effect: ProofEffect) => TaskEither<ServiceUnavailable, AcceptedProof | undefined>
}
