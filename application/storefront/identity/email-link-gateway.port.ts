import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { ProofPurpose } from '../../../domain/identity/email-link.ts'
import type { RevocableMethods } from '../../../domain/identity/revocable-methods.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'
import type { EmailVerification, PasswordChosen, Welcome } from './identity-gateway.port.ts'

export type OpenedEmailLink = { readonly token: string; readonly purpose: ProofPurpose }
/**
 * The masked address of the link's account, whether this browser requested it, whether it is signed in to that account, and what a reset
 * removes unless it is kept.
 */
export type EmailLinkDetails = {
  readonly mailbox: string
  readonly isSameBrowser: boolean
  readonly isOwn: boolean
  readonly revocable: RevocableMethods
}

/** Who wants to sign in without a password, and where to; with names, whoever has no account gets one. */
export type LoginLinkRequest = {
  readonly email: string
  readonly target?: string
  readonly names?: { readonly firstName: string; readonly lastName: string }
  /** The language of letters; the one that is read, where it is not said. */
  readonly locale?: Locale
  readonly wantsNewsletter?: boolean
}

/** The hash of a login link. `isConfirmed`: the visitor saw whose account it opens and pressed the button (decision R1). */
export type LoginLinkInput = { readonly hash: string; readonly isConfirmed: boolean }

/** Letters that lead into an account. Whether a mailbox has one, no answer tells. */
export interface EmailLinkGateway {
  readonly sendPasswordReset: (email: string) => TaskEither<Failure, void>
  readonly look: (mail: OpenedEmailLink) => TaskEither<Failure, EmailLinkDetails>
  /** `cart` is the one at hand: it only says which visit asked. */
  readonly sendLoginLink: (request: LoginLinkRequest, cart?: CartToken) => TaskEither<Failure, void>
  readonly exchangeLoginLink: (answer: LoginLinkInput, cart?: CartToken) => TaskEither<Failure, Welcome>
  readonly resetPassword: (answer: EmailVerification, cart?: CartToken) => TaskEither<Failure, PasswordChosen>
}
export const EmailLinkGateway = token<EmailLinkGateway>('EmailLinkGateway')
