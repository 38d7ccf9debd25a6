import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { MarketingChannel } from '../../../domain/customer/marketing.ts'
import type { RevocableMethods } from '../../../domain/identity/revocable-methods.ts'
import type { SocialProvider } from '../../../domain/identity/social-provider.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'

export type Credentials = { readonly email: string; readonly password: string }
/** A new account: the language of its mails, and the requested marketing channels, which must be confirmed by mail. */
export type Registration = Credentials & {
  readonly firstName: string
  readonly lastName: string
  readonly locale?: Locale
  readonly channels?: readonly MarketingChannel[]
}
/** The token of an e-mail link, the password chosen with it, and whether linked providers and passkeys are removed. */
export type EmailVerification = { readonly token: string; readonly password: string; readonly isRevoking?: boolean }

/** The signed-in customer and their cart from now on; none if neither had one. */
export type Welcome = { readonly customer: Customer; readonly cartToken?: CartToken }

/** The customer who signed in by a new password, and the linked providers and passkeys that were removed. */
export type PasswordChosen = Welcome & { readonly removed: RevocableMethods }

/**
 * The response of an identity provider: its token, which the server checks, and the user's data, which is not trusted and only fills in
 * a form.
 */
export type ProviderResponse = {
  readonly token: string
  readonly provider?: SocialProvider
  readonly user?: { readonly firstName?: string; readonly lastName?: string; readonly email?: string }
}

/** Accounts, through the API. The session itself is not readable by the storefront. */
export interface IdentityGateway {
  /** `cart`: the current one, whose items are taken over. */
  readonly signIn: (credentials: Credentials, cart?: CartToken) => TaskEither<Failure, Welcome>
  /** An empty token signs nobody in or out. */
  readonly signInWithIdToken: (input: ProviderResponse, cart?: CartToken) => TaskEither<Failure, Welcome | undefined>
  readonly signUp: (registration: Registration, cart?: CartToken) => TaskEither<Failure, Welcome>
  /** Sends the verification mail again. */
  readonly sendVerificationEmail: () => TaskEither<Failure, void>
  readonly verifyEmail: (input: EmailVerification, cart?: CartToken) => TaskEither<Failure, PasswordChosen>
  readonly signOut: () => TaskEither<Failure, void>
  readonly profile: () => TaskEither<Failure, Customer>
}
export const IdentityGateway = token<IdentityGateway>('IdentityGateway')
