import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { identityContract } from '../../../application/contract/identity.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { MarketingChannel } from '../../../domain/customer/marketing.ts'
import type { ProofPurpose } from '../../../domain/identity/email-link.ts'
import { isSocialProvider, type SocialProvider } from '../../../domain/identity/social-provider.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { route, type Routes } from '../operations/operation.ts'
import { orEmpty, replyWith } from '../operations/reply-forms.ts'
import { noInput, withBody, withoutBody } from '../operations/request-forms.ts'
import {
  CredentialsRequest, EmailLinkRequest, EmailRequest, EmailVerificationRequest, IdTokenRequest, LinkRequest, LoginLinkHashRequest,
  LoginLinkRequest, RegistrationRequest,
} from './credentials.codec.ts'
import {
  EmailLinkCodec, EmailLinkDetailsCodec, emailLinkDetailsToWire, ExchangeCodec, FarewellCodec, IdentitiesCodec, identitiesToWire,
  PasswordChosenCodec, passwordChosenToWire, WelcomeCodec, welcomeToWire,
} from './customer.codec.ts'

type Credentials = { readonly email: string; readonly password: string }
type Registration = Credentials & {
  readonly firstName: string
  readonly lastName: string
  readonly locale?: Locale
  readonly channels?: readonly MarketingChannel[]
}

/** The current cart, whose items are merged; a text that is no token counts as none. */
type CurrentCart = { readonly cart?: CartToken }

const cartTokenOf = (wire: { readonly cart_token?: string | null }): CurrentCart => {
  const cartToken = makeCartToken(wire.cart_token)
  return E.isRight(cartToken) ? { cart: cartToken.right } : {}
}

/** Sent only if there is one. */
const cartField = (cart: CartToken | undefined) => (cart === undefined ? {} : { cart_token: cart })

/** A value in both spellings must be the same (decision C17). */
const matchingSpellings = (wire: object, ...pairs: readonly (readonly [string, string])[]): E.Either<Failure, void> => {
  const fields = new Map<string, unknown>(Object.entries(wire))
  const violations = pairs
    .filter(([first, second]) => fields.has(second) && (fields.get(first) ?? null) !== fields.get(second))
    .map(([, path]) => ({ path, key: 'validation.invalid_value' }) as const)
  return violations.length === 0 ? E.right(undefined) : E.left({ _tag: 'Malformed', violations })
}

type NewPassword = { readonly token: string; readonly password: string; readonly isRevoking?: boolean }

/** Redeems an e-mail link with a password. */
const redeeming = withBody<EmailVerificationRequest, CurrentCart & { readonly answer: NewPassword }>({
  body: EmailVerificationRequest,
  encode: ({ answer: { token, password, isRevoking }, cart }) =>
    ({ body: { token, password, cart_token: cart ?? null, ...omitUndefined({ revoke_sign_in_methods: isRevoking }) } }),
  decode: ({ token, password, revoke_sign_in_methods: isRevoking, ...wire }) =>
    E.right({ answer: { token, password, ...omitUndefined({ isRevoking }) }, ...cartTokenOf(wire) }),
})

type Names = { readonly firstName: string; readonly lastName: string }
type LoginLinkInput = {
  readonly email: string
  readonly target?: string
  readonly names?: Names
  readonly locale?: Locale
  readonly wantsNewsletter?: boolean
}

const namesOf = ({ first_name: firstName, last_name: lastName }: LoginLinkRequest): { readonly names?: Names } =>
  firstName == null && lastName == null ? {} : { names: { firstName: firstName ?? '', lastName: lastName ?? '' } }

type SocialUser = { readonly firstName?: string; readonly lastName?: string; readonly email?: string }
type IdTokenSignIn = { readonly token: string; readonly provider?: SocialProvider; readonly user?: SocialUser }

const userToWire = ({ firstName, lastName, email }: SocialUser) =>
  ({ first_name: firstName ?? null, last_name: lastName ?? null, email: email ?? null })

type OpenedEmailLink = { readonly token: string; readonly purpose: ProofPurpose }

export const identityRoutes = {
  signIn: route(
    'POST /api/session', 'Sign in with e-mail address and password, optionally merging a cart',
    withBody<CredentialsRequest, CurrentCart & { readonly credentials: Credentials }>({
      body: CredentialsRequest,
      encode: ({ credentials: { email, password }, cart }) => ({ body: { email, password, ...cartField(cart) } }),
      decode: (wire) => E.right({ credentials: { email: wire.email, password: wire.password }, ...cartTokenOf(wire) }),
    }),
    replyWith(WelcomeCodec, welcomeToWire),
  ),
  signUp: route(
    'POST /api/customers', 'Create an account and sign in',
    withBody<RegistrationRequest, CurrentCart & { readonly registration: Registration }>({
      body: RegistrationRequest,
      encode: ({ registration: { email, password, firstName, lastName, locale, channels = [] }, cart }, sender) => ({
        body: {
          email, password, first_name: firstName, last_name: lastName, firstName, lastName,
          subscribed_to_marketing_channels: channels, locale_code: locale ?? sender.locale, ...cartField(cart),
        },
      }),
      decode: (wire) => {
        const { email, password, first_name: firstName, last_name: lastName } = wire
        const { subscribed_to_marketing_channels: channels, locale_code: locale } = wire
        return pipe(
          matchingSpellings(wire, ['first_name', 'firstName'], ['last_name', 'lastName']),
          E.map(() => ({
            registration: { email, password, firstName, lastName, ...omitUndefined({ channels, locale }) }, ...cartTokenOf(wire),
          })),
        )
      },
    }),
    replyWith(WelcomeCodec, welcomeToWire),
    { status: 201 },
  ),
  signInWithIdToken: route(
    'POST /api/session/id-token',
    'Sign in with an ID token of the identity service, optionally merging a cart; 204 for an empty token',
    withBody<IdTokenRequest, CurrentCart & { readonly token: string }, CurrentCart & IdTokenSignIn>({
      body: IdTokenRequest,
      encode: ({ token, provider, user, cart }) => ({
        body: {
          username: '', password: '', token, id_token: token, provider: provider ?? null,
          user: user === undefined ? null : userToWire(user), cart_token: cart ?? null,
        },
      }),
      decode: (wire) => (wire.id_token === undefined || wire.id_token === wire.token
        ? E.right({ token: wire.token, ...cartTokenOf(wire) })
        : E.left({ _tag: 'InvalidIdToken' })),
    }),
    orEmpty(replyWith(WelcomeCodec, welcomeToWire)),
  ),
  listIdentities: route(
    'GET /api/customers/me/identities', 'List the linked sign-in providers',
    noInput,
    replyWith(IdentitiesCodec, identitiesToWire),
  ),
  linkIdentity: route(
    'POST /api/customers/me/identities', 'Link a sign-in provider',
    withBody<LinkRequest, { readonly token: string }>({
      body: LinkRequest,
      encode: ({ token }) => ({ body: { token } }),
      decode: E.right,
    }),
    replyWith(IdentitiesCodec, identitiesToWire),
  ),
  unlinkIdentity: route(
    'DELETE /api/customers/me/identities/{provider}', 'Unlink a sign-in provider',
    withoutBody<{ readonly provider: SocialProvider }>({
      encode: ({ provider }) => ({ path: { provider } }),
      decode: ({ path: { provider } }) => (isSocialProvider(provider)
        ? E.right({ provider })
        : E.left<Failure>({ _tag: 'Malformed', violations: [{ path: 'provider', key: 'validation.invalid_value' }] })),
    }),
    replyWith(IdentitiesCodec, identitiesToWire),
  ),
  sendVerificationEmail: route(
    'POST /api/customers/me/email-verification', 'Resend the e-mail that verifies the customer’s address',
    noInput,
    replyWith(EmailLinkCodec, () => ({ sent: true })),
  ),
  verifyEmail: route(
    'POST /api/email-verifications', 'Verify an e-mail address, set the password and sign in',
    redeeming,
    replyWith(PasswordChosenCodec, passwordChosenToWire),
  ),
  sendPasswordReset: route(
    'POST /api/password-resets', 'Send a password reset e-mail, if the account exists',
    withBody<EmailRequest, { readonly email: string }>({
      body: EmailRequest,
      encode: ({ email }) => ({ body: { email } }),
      decode: ({ email }) => E.right({ email }),
    }),
    replyWith(EmailLinkCodec, () => ({ sent: true })),
  ),
  sendLoginLink: route(
    'POST /api/login-links', 'Send a sign-in link by e-mail',
    withBody<LoginLinkRequest, LoginLinkInput, LoginLinkInput & CurrentCart>({
      body: LoginLinkRequest,
      encode: ({ email, target = null, names, locale, wantsNewsletter = false, cart = null }, sender) => ({
        body: {
          email, redirect_link: target, redirectLink: target, token_value: cart, tokenValue: cart, locale: locale ?? sender.locale,
          first_name: names?.firstName ?? null, last_name: names?.lastName ?? null, newsletter: wantsNewsletter,
        },
      }),
      decode: (wire) =>
        pipe(
          matchingSpellings(wire, ['redirect_link', 'redirectLink'], ['token_value', 'tokenValue']),
          E.map(() => ({
            email: wire.email,
            ...omitUndefined({ target: wire.redirect_link ?? undefined, locale: wire.locale, wantsNewsletter: wire.newsletter }),
            ...namesOf(wire),
          })),
        ),
    }),
    replyWith(EmailLinkCodec, () => ({ sent: true })),
  ),
  exchangeLoginLinkHash: route(
    'POST /api/login-links/exchange', 'Exchange a sign-in link for a session, optionally merging a cart',
    withBody<LoginLinkHashRequest, CurrentCart & { readonly hash: string; readonly isConfirmed: boolean }>({
      body: LoginLinkHashRequest,
      encode: ({ hash, isConfirmed, cart }) => ({ body: { hash, confirmed: isConfirmed, cart_token: cart ?? null } }),
      decode: (wire) => E.right({ hash: wire.hash, isConfirmed: wire.confirmed ?? false, ...cartTokenOf(wire) }),
    }),
    replyWith(ExchangeCodec, (welcome) => ({ status: 'OK' as const, ...welcomeToWire(welcome) })),
  ),
  readEmailLink: route(
    'POST /api/email-links/check', 'Check whether the token of an e-mail is still valid, without using it',
    withBody<EmailLinkRequest, OpenedEmailLink>({
      body: EmailLinkRequest,
      encode: ({ token, purpose }) => ({ body: { token, purpose } }),
      decode: ({ token, purpose }) => E.right({ token, purpose }),
    }),
    replyWith(EmailLinkDetailsCodec, emailLinkDetailsToWire),
  ),
  resetPassword: route(
    'POST /api/passwords', 'Reset the password with the token of an e-mail and sign in',
    redeeming,
    replyWith(PasswordChosenCodec, passwordChosenToWire),
  ),
  signOut: route(
    'DELETE /api/session', 'Sign out',
    noInput,
    replyWith(FarewellCodec, () => ({ signed_in: false })),
  ),
} satisfies Routes<typeof identityContract>
