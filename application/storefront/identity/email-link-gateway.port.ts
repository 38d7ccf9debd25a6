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
 * The masked e-mail address of the account, whether this browser requested the link, whether it is signed in to that account, and what a
 * reset removes if requested.
 */
export type EmailLinkDetails = {
  readonly maskedEmail: string
  readonly isSameBrowser: boolean
  readonly isOwn: boolean
  readonly revocable: RevocableMethods
}

/** A sign-in without a password: the e-mail address and the page to open. With names, an account is created if there is none. */
export type LoginLinkRequest = {
  readonly email: string
  readonly target?: string
  readonly names?: { readonly firstName: string; readonly lastName: string }
  /** The language of mails; by default that of the page. */
  readonly locale?: Locale
  readonly wantsNewsletter?: boolean
}

/** The hash of a login link. `isConfirmed`: the visitor saw which account it opens and confirmed (decision R1). */
export type LoginLinkInput = { readonly hash: string; readonly isConfirmed: boolean }

/** E-mail links to an account, through the API. No response reveals whether an address has an account. */
export interface EmailLinkGateway {
  readonly sendPasswordReset: (email: string) => TaskEither<Failure, void>
  readonly details: (mail: OpenedEmailLink) => TaskEither<Failure, EmailLinkDetails>
  /** `cart`: the current one; it only identifies the session of the request. */
  readonly sendLoginLink: (request: LoginLinkRequest, cart?: CartToken) => TaskEither<Failure, void>
  readonly exchangeLoginLink: (input: LoginLinkInput, cart?: CartToken) => TaskEither<Failure, Welcome>
  readonly resetPassword: (input: EmailVerification, cart?: CartToken) => TaskEither<Failure, PasswordChosen>
}
export const EmailLinkGateway = token<EmailLinkGateway>('EmailLinkGateway')
