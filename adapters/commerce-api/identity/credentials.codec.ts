import * as t from 'io-ts'
import { Channels } from '../customer/marketing.codec.ts'
import { LocaleCode } from '../values/codes.codec.ts'
import { TokenInput } from '../values/names.codec.ts'
import { closed } from '../codec/closed.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { SOCIAL_PROVIDERS } from '../../../domain/identity/social-provider.ts'
import { PROOF_PURPOSES } from '../../../domain/identity/email-link.ts'
import { ExactText, TypedText } from '../values/request-text.codec.ts'

/** What proves who somebody is; who that is follows from it, and nothing else in a request says so. */
export const CredentialsRequest = closed(
  'CredentialsRequest', { email: TypedText, password: ExactText }, { cart_token: nullable(ExactText) },
)
export type CredentialsRequest = t.TypeOf<typeof CredentialsRequest>

/** Names are said in both spellings, as they are known; whoever says two different ones is refused (decision C17). */
export const RegistrationRequest = closed(
  'RegistrationRequest',
  { email: TypedText, password: ExactText, first_name: TypedText, last_name: TypedText },
  {
    firstName: TypedText, lastName: TypedText, subscribed_to_marketing_channels: Channels, locale_code: LocaleCode,
    cart_token: nullable(ExactText),
  },
)
export type RegistrationRequest = t.TypeOf<typeof RegistrationRequest>

export const EmailRequest = closed('EmailRequest', { email: TypedText })
export type EmailRequest = t.TypeOf<typeof EmailRequest>

/**
 * Who wants to sign in without a password; with both names, whoever has no account gets one. The token says which visit asked and is
 * good for nothing: what the letter carries the shop makes (decision S8).
 */
export const LoginLinkRequest = closed(
  'LoginLinkRequest',
  { email: TypedText },
  {
    redirect_link: nullable(ExactText), redirectLink: nullable(ExactText),
    token_value: nullable(ExactText), tokenValue: nullable(ExactText),
    locale: LocaleCode, first_name: nullable(TypedText), last_name: nullable(TypedText), newsletter: t.boolean,
  },
)
export type LoginLinkRequest = t.TypeOf<typeof LoginLinkRequest>

/**
 * The hash of a login link. `confirmed`: the visitor was shown whose account it opens and pressed the button; without it the hash is
 * exchanged in the browser that requested the link, and nowhere else (decision R1).
 */
export const LoginLinkHashRequest = closed(
  'LoginLinkHashRequest', { hash: TokenInput }, { confirmed: t.boolean, cart_token: nullable(ExactText) },
)
export type LoginLinkHashRequest = t.TypeOf<typeof LoginLinkHashRequest>

/** A letter that was opened. */
export const EmailLinkRequest = closed('EmailLinkRequest', { token: TokenInput, purpose: oneOf('ProofPurpose', PROOF_PURPOSES) })
export type EmailLinkRequest = t.TypeOf<typeof EmailLinkRequest>

/**
 * The answer to an e-mail link: its token, and the password of the account from now on. Linked providers and passkeys are removed unless
 * `revoke_sign_in_methods` is false.
 */
export const EmailVerificationRequest = closed(
  'EmailVerificationRequest', { token: TokenInput, password: ExactText },
  { cart_token: nullable(ExactText), revoke_sign_in_methods: t.boolean },
)
export type EmailVerificationRequest = t.TypeOf<typeof EmailVerificationRequest>

/** The current password, the new one twice (Account §7), and whether linked providers and passkeys are removed as well. */
export const PasswordChangeRequest = closed(
  'PasswordChangeRequest', { current_password: ExactText, new_password: ExactText, confirm_new_password: ExactText },
  { revoke_sign_in_methods: t.boolean },
)
export type PasswordChangeRequest = t.TypeOf<typeof PasswordChangeRequest>
/**
 * A token of the identity service. What else is said of its bearer the shop's side believes nothing of: provider and user stand in
 * the token. Empty, it says that the service knows nobody. It travels in the body, as addresses are written into logs (decision S9).
 */
export const IdTokenRequest = closed(
  'IdTokenRequest',
  { token: ExactText },
  {
    username: t.literal(''), password: t.literal(''), id_token: ExactText, provider: nullable(oneOf('SocialProvider', SOCIAL_PROVIDERS)),
    user: nullable(closed(
      'SocialUser', {}, { first_name: nullable(TypedText), last_name: nullable(TypedText), email: nullable(TypedText) },
    )),
    cart_token: nullable(ExactText),
  },
)
export type IdTokenRequest = t.TypeOf<typeof IdTokenRequest>

export const LinkRequest = closed('IdentityLinkRequest', { token: ExactText })
export type LinkRequest = t.TypeOf<typeof LinkRequest>

/** The mailbox that is to be the account's, and the password of whoever has one. */
export const EmailChangeRequest = closed('EmailChangeRequest', { email: TypedText, current_password: ExactText })
export type EmailChangeRequest = t.TypeOf<typeof EmailChangeRequest>

/** What a letter about another mailbox carried. */
export const EmailChangeConfirmationRequest = closed('EmailChangeConfirmationRequest', { token: TokenInput })
export type EmailChangeConfirmationRequest = t.TypeOf<typeof EmailChangeConfirmationRequest>

/** Whether linked providers and passkeys are removed as well; that needs the password of an account that has one. */
export const SignOutOthersRequest = closed(
  'SignOutOthersRequest', {}, { revoke_sign_in_methods: t.boolean, current_password: nullable(ExactText) },
)
export type SignOutOthersRequest = t.TypeOf<typeof SignOutOthersRequest>
