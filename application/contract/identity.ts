import type { CartToken } from '../../domain/cart/cart.ts'
import type { Customer } from '../../domain/customer/customer.ts'
import type { MarketingChannel } from '../../domain/customer/marketing.ts'
import type { ProofPurpose } from '../../domain/identity/email-link.ts'
import type { RevocableMethods } from '../../domain/identity/revocable-methods.ts'
import type { SocialProvider } from '../../domain/identity/social-provider.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { none, operation, type } from './operation.ts'
import { TAKES_CART } from './shared-refusals.ts'

/** The current cart, whose items are merged. */
export type CurrentCart = { readonly cart?: CartToken }

export type Credentials = { readonly email: string; readonly password: string }
/** A new account: the language of its mails, and the requested marketing channels, which must be confirmed by mail. */
export type Registration = Credentials & {
  readonly firstName: string
  readonly lastName: string
  readonly locale?: Locale
  readonly channels?: readonly MarketingChannel[]
}

/** The token of an e-mail link, the password chosen with it, and whether linked providers and passkeys are removed. */
export type EmailLinkPassword = { readonly token: string; readonly password: string; readonly isRevoking?: boolean }

/** The signed-in customer and their cart from now on; none if neither had one. */
export type Welcome = { readonly customer: Customer; readonly cartToken?: CartToken }
/** The customer who signed in by a new password, and the linked providers and passkeys that were removed. */
export type PasswordChosen = Welcome & { readonly removed: RevocableMethods }

/** The answer of an identity provider: its token, and the user's data, which is not trusted and only fills in a form. */
export type ProviderResponse = {
  readonly token: string
  readonly provider?: SocialProvider
  readonly user?: { readonly firstName?: string; readonly lastName?: string; readonly email?: string }
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
export type LoginLinkHash = { readonly hash: string; readonly isConfirmed: boolean }

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

type Providers = readonly SocialProvider[]

/** Sign-in, sign-up and the links of e-mails. No answer reveals whether an address has an account. */
export const identityContract = {
  signIn: operation({
    input: type<CurrentCart & { readonly credentials: Credentials }>(), output: type<Welcome>(),
    refusals: [...TAKES_CART, 'InvalidEmail', 'WrongCredentials', 'TooManyAttempts'], permission: 'anyone',
  }),
  signUp: operation({
    input: type<CurrentCart & { readonly registration: Registration }>(), output: type<Welcome>(),
    refusals: [...TAKES_CART, 'InvalidNames', 'InvalidEmail', 'WeakPassword', 'TooManyAttempts'], permission: 'anyone',
  }),
  /** An empty token signs nobody in or out. */
  signInWithIdToken: operation({
    input: type<CurrentCart & { readonly token: string }>(), request: type<CurrentCart & ProviderResponse>(),
    output: type<Welcome | undefined>(),
    refusals: [...TAKES_CART, 'InvalidIdToken', 'SignInFirst', 'InvalidNames', 'TooManyAttempts'], permission: 'anyone',
  }),
  listIdentities: operation({ input: none, output: type<Providers>(), refusals: [], permission: 'customer' }),
  linkIdentity: operation({
    input: type<{ readonly token: string }>(), output: type<Providers>(),
    refusals: ['SignInAgain', 'InvalidIdToken', 'IdentityOfAnother', 'TooManyAttempts'], permission: 'customer',
  }),
  unlinkIdentity: operation({
    input: type<{ readonly provider: SocialProvider }>(), output: type<Providers>(),
    refusals: ['Malformed', 'SignInAgain', 'LastSignInMethod'], permission: 'customer',
  }),
  sendVerificationEmail: operation({ input: none, output: type<void>(), refusals: ['TooManyAttempts'], permission: 'customer' }),
  verifyEmail: operation({
    input: type<CurrentCart & { readonly answer: EmailLinkPassword }>(), output: type<PasswordChosen>(),
    refusals: [...TAKES_CART, 'ProofExpired', 'WeakPassword', 'TooManyAttempts'], permission: 'e-mail token',
  }),
  sendPasswordReset: operation({
    input: type<{ readonly email: string }>(), output: type<void>(), refusals: ['InvalidEmail', 'TooManyAttempts'], permission: 'anyone',
  }),
  sendLoginLink: operation({
    input: type<LoginLinkRequest>(), request: type<LoginLinkRequest & CurrentCart>(), output: type<void>(),
    refusals: ['InvalidNames', 'InvalidEmail', 'TooManyAttempts'], permission: 'anyone',
  }),
  exchangeLoginLinkHash: operation({
    input: type<CurrentCart & LoginLinkHash>(), output: type<Welcome>(),
    refusals: [...TAKES_CART, 'ProofExpired', 'LinkUnconfirmed', 'TooManyAttempts'], permission: 'e-mail token',
  }),
  readEmailLink: operation({
    input: type<{ readonly token: string; readonly purpose: ProofPurpose }>(), output: type<EmailLinkDetails>(),
    refusals: ['ProofExpired'], permission: 'e-mail token',
  }),
  resetPassword: operation({
    input: type<CurrentCart & { readonly answer: EmailLinkPassword }>(), output: type<PasswordChosen>(),
    refusals: [...TAKES_CART, 'ProofExpired', 'WeakPassword', 'TooManyAttempts'], permission: 'e-mail token',
  }),
  signOut: operation({ input: none, output: type<void>(), refusals: [], permission: 'anyone' }),
}
