import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import type {
  Credentials, CurrentCart, EmailLinkPassword, LoginLinkHash, LoginLinkRequest as LoginLinkInput, ProviderResponse, Registration,
} from '../../../application/contract/identity.ts'
import type { PasswordChange } from '../../../application/contract/security.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { type ProofPurpose, PROOF_PURPOSES } from '../../../domain/identity/email-link.ts'
import { SOCIAL_PROVIDERS } from '../../../domain/identity/social-provider.ts'
import { as, computed, nullish, omittable, optional, via, written } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { closedRecord, flat } from '../codec/record.ts'
import { channels } from '../marketing/marketing.codec.ts'
import { LocaleCode } from '../values/codes.codec.ts'
import { TokenInput, TokenText } from '../values/names.codec.ts'
import { ExactText, TypedText } from '../values/request-text.codec.ts'

/** The current cart, whose items are merged; a text that is no token counts as none. */
const cartToken = as('cart_token', via(
  ExactText, (text): CartToken | undefined => pipe(makeCartToken(text), E.getOrElseW(() => undefined)), (token) => token ?? '',
))
export const cart = optional(cartToken)
const text = optional(TypedText)
const exact = nullish(ExactText)
const currentPassword = as('current_password', ExactText)
const isRevoking = as('revoke_sign_in_methods', omittable(t.boolean))
const locale = omittable(LocaleCode)
/** By default the language of the page. */
const ownLocale = { ...locale, write: (chosen, scope) => locale.write(chosen ?? scope.locale, scope) } satisfies typeof locale

/** Credentials identify the caller; no other field of a request does. */
export const CredentialsRequest = closedRecord<CurrentCart & { readonly credentials: Credentials }>('CredentialsRequest', {
  credentials: flat<Credentials>({ email: TypedText, password: ExactText }), cart,
})

/** Names are accepted in both spellings; two different values are rejected (decision C17). */
export const RegistrationRequest = closedRecord<CurrentCart & { readonly registration: Registration }>('RegistrationRequest', {
  registration: flat<Registration>({
    email: TypedText,
    password: ExactText,
    firstName: TypedText,
    lastName: TypedText,
    otherFirstName: written(as('firstName', omittable(TypedText)), ({ firstName }: Registration) => firstName),
    otherLastName: written(as('lastName', omittable(TypedText)), ({ lastName }: Registration) => lastName),
    channels: as('subscribed_to_marketing_channels', omittable(channels)),
    locale: as('locale_code', ownLocale),
  }),
  cart,
})

export const EmailRequest = closedRecord<{ readonly email: string }>('EmailRequest', { email: TypedText })

type NamesOnWire = { readonly first_name?: string | null; readonly last_name?: string | null }
const namesOf = ({ first_name: firstName, last_name: lastName }: NamesOnWire): LoginLinkInput['names'] =>
  firstName == null && lastName == null ? undefined : { firstName: firstName ?? '', lastName: lastName ?? '' }

/**
 * A sign-in without password; with both names, a caller without an account gets one. The token identifies the session and grants nothing:
 * the secret of the e-mail is made by the server (decision S8).
 */
export const LoginLinkRequest = closedRecord<LoginLinkInput>('LoginLinkRequest', {
  email: TypedText,
  target: as('redirect_link', exact),
  redirectLink: written(exact, ({ target }: LoginLinkInput) => target),
  token_value: written(exact, ({ cart: token }: CurrentCart) => token),
  tokenValue: written(exact, ({ cart: token }: CurrentCart) => token),
  locale: ownLocale,
  names: computed(namesOf),
  first_name: written(text, ({ names }: LoginLinkInput) => names?.firstName),
  last_name: written(text, ({ names }: LoginLinkInput) => names?.lastName),
  wantsNewsletter: as('newsletter', omittable(t.boolean)),
})

/**
 * The hash of a login link. `confirmed`: the visitor has seen whose account it opens and pressed the button; without it the hash is
 * accepted only in the browser that requested the link (decision R1).
 */
export const LoginLinkHashRequest = closedRecord<CurrentCart & LoginLinkHash>('LoginLinkHashRequest', {
  hash: TokenInput,
  isConfirmed: via(as('confirmed', omittable(t.boolean)), (isConfirmed) => isConfirmed ?? false, (isConfirmed) => isConfirmed),
  cart,
})

/** An e-mail link that was opened. */
export const EmailLinkRequest = closedRecord<{ readonly token: string; readonly purpose: ProofPurpose }>(
  'EmailLinkRequest', { token: TokenInput, purpose: oneOf('ProofPurpose', PROOF_PURPOSES) },
)

/**
 * The request that redeems an e-mail link: its token, and the new password of the account. Linked providers and passkeys are removed
 * unless `revoke_sign_in_methods` is false.
 */
export const EmailVerificationRequest = closedRecord<CurrentCart & { readonly answer: EmailLinkPassword }>('EmailVerificationRequest', {
  answer: flat<EmailLinkPassword>({ token: TokenInput, password: ExactText, isRevoking }), cart,
})

/** The current password, the new one twice (Account §7), and whether linked providers and passkeys are removed as well. */
export const PasswordChangeRequest = closedRecord<PasswordChange>('PasswordChangeRequest', {
  current: currentPassword, next: as('new_password', ExactText), confirmed: as('confirm_new_password', ExactText), isRevoking,
})

const empty = written(omittable(t.literal('')), () => '' as const)

/**
 * A token of the identity service. Provider and user are read from the token; other identity fields are ignored. An empty token means
 * that the service has no signed-in user. It is sent in the body, because addresses are logged (decision S9).
 */
export const IdTokenRequest = closedRecord<CurrentCart & { readonly token: string }>('IdTokenRequest', {
  username: empty,
  password: empty,
  token: ExactText,
  id_token: written(omittable(ExactText), ({ token }: ProviderResponse) => token),
  provider: written(optional(oneOf('SocialProvider', SOCIAL_PROVIDERS)), ({ provider }: ProviderResponse) => provider),
  user: written(
    optional(closedRecord<NonNullable<ProviderResponse['user']>>('SocialUser', { firstName: text, lastName: text, email: text })),
    ({ user }: ProviderResponse) => user,
  ),
  cart: nullish(cartToken),
})

type OfToken = { readonly token: string }
export const LinkRequest = closedRecord<OfToken>('IdentityLinkRequest', { token: ExactText })

/** The new e-mail address of the account, and the password if the account has one. */
export const EmailChangeRequest = closedRecord<Credentials>('EmailChangeRequest', { email: TypedText, password: currentPassword })

/** The token of the e-mail link that verifies a new address. */
export const EmailChangeConfirmationRequest = closedRecord<OfToken>('EmailChangeConfirmationRequest', { token: TokenText })

/** Whether linked providers and passkeys are removed as well; requires the password of an account that has one. */
export const SignOutOthersRequest = closedRecord<{ readonly isRevoking?: boolean; readonly password?: string }>(
  'SignOutOthersRequest', { isRevoking, password: optional(currentPassword) },
)
