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

/** An e-mail link: valid for one purpose, in one brand's shop, for one account while it has this address. */
export type EmailLink = {
  readonly token: ProofToken
  readonly purpose: ProofPurpose
  readonly brandChannel: BrandChannel
  readonly email: Email
  /** `undefined` if the address has no account: the stored link then verifies nothing. */
  readonly accountId: AccountId | undefined
  readonly endsAt: Date
  /** Set when the account was created by requesting this link: no other sign-in method existed before. */
  readonly registers?: true
}

/** The use of a link, and when. */
export type EmailLinkUse = Pick<EmailLink, 'token' | 'purpose' | 'brandChannel'> & { readonly at: Date }

/**
 * What the use of a link changes: the password, whether providers and passkeys are removed, and the mails that follow. `session`: the
 * session of the request; `locale`: the language for an account that starts clean. `begins`: the session that signs the customer in; it
 * begins together with the change or not at all.
 */
export type ProofEffect = {
  readonly passwordHash?: string
  readonly isRevoking?: boolean
  readonly session?: SessionToken
  readonly locale?: Locale
  readonly begins?: SessionStart
  readonly mails: (accepted: AcceptedProof) => readonly Mail[]
}

/** The owner of the account, and the linked providers and passkeys that were removed. */
export type AcceptedProof = { readonly owner: Customer; readonly removed: RevocableMethods }

/** E-mail links. A link's token is never stored, only its hash. */
export interface EmailLinks {
  /** Stores the hash of the token and queues the mail, both or neither. Earlier links of this purpose expire. */
  readonly begin: (proof: EmailLink, mail: CountedMail) => TaskEither<ServiceUnavailable, void>
  /** The owner of the link while it is valid. Reading does not use it up. */
  readonly peek: (use: EmailLinkUse) => TaskEither<ServiceUnavailable, Customer | undefined>
  /**
   * The account of the link, verified from now on, with what `eventOfLink` means for its parts: an account that only entered the address
   * starts clean, since somebody else may have created it. `undefined`, with nothing changed, if the link expired, was used, has another
   * purpose, or the address belongs to another account.
   */
  readonly accept: (use: EmailLinkUse, effect: ProofEffect) => TaskEither<ServiceUnavailable, AcceptedProof | undefined>
}
