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
/** Who makes an account: in which language they are written to, and about what beside orders; a letter asks for the latter once more. */
export type Registration = Credentials & {
  readonly firstName: string
  readonly lastName: string
  readonly locale?: Locale
  readonly channels?: readonly MarketingChannel[]
}
/** The token of an e-mail link, the password chosen with it, and whether linked providers and passkeys are removed. */
export type EmailVerification = { readonly token: string; readonly password: string; readonly isRevoking?: boolean }

/** Who signed in, and which cart is theirs from now on; none where neither side had one. */
export type Welcome = { readonly customer: Customer; readonly cartToken?: CartToken }

/** Who came in by a new password, and which linked providers and passkeys the account lost by it. */
export type PasswordChosen = Welcome & { readonly removed: RevocableMethods }

/**
 * What a provider answered: its token, which the shop reads, and what it says of its bearer, which the shop does not believe and a
 * form may be filled in with.
 */
export type ProviderResponse = {
  readonly token: string
  readonly provider?: SocialProvider
  readonly user?: { readonly firstName?: string; readonly lastName?: string; readonly email?: string }
}

/** Accounts on the far side. The session itself never passes through here: the storefront cannot read it. */
export interface IdentityGateway {
  /** `cart` is the one at hand, whose items come along. */
  readonly signIn: (credentials: Credentials, cart?: CartToken) => TaskEither<Failure, Welcome>
  /** Nobody comes in, and nobody goes out, with an empty token. */
  readonly signInWithIdToken: (answer: ProviderResponse, cart?: CartToken) => TaskEither<Failure, Welcome | undefined>
  readonly signUp: (registration: Registration, cart?: CartToken) => TaskEither<Failure, Welcome>
  /** Has the letter sent again that proves the own mailbox. */
  readonly sendVerificationEmail: () => TaskEither<Failure, void>
  readonly verifyEmail: (answer: EmailVerification, cart?: CartToken) => TaskEither<Failure, PasswordChosen>
  readonly signOut: () => TaskEither<Failure, void>
  readonly profile: () => TaskEither<Failure, Customer>
}
export const IdentityGateway = token<IdentityGateway>('IdentityGateway')
