import * as t from 'io-ts'
import { Channels } from '../marketing/marketing.codec.ts'
import { LocaleCode } from '../values/codes.codec.ts'
import { TokenInput } from '../values/names.codec.ts'
import { closed } from '../codec/closed.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { SOCIAL_PROVIDERS } from '../../../domain/identity/social-provider.ts'
import { PROOF_PURPOSES } from '../../../domain/identity/email-link.ts'
import { ExactText, TypedText } from '../values/request-text.codec.ts'

/** Credentials identify the caller; no other field of a request does. */
export const CredentialsRequest = closed(
  'CredentialsRequest', { email: TypedText, password: ExactText }, { cart_token: nullable(ExactText) },
)
export type CredentialsRequest = t.TypeOf<typeof CredentialsRequest>

/** Names are accepted in both spellings; two different values are rejected (decision C17). */
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
 * A sign-in without password; with both names, a caller without an account gets one. The token identifies the session and grants nothing:
 * the secret of the e-mail is made by the server (decision S8).
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
 * The hash of a login link. `confirmed`: the visitor has seen whose account it opens and pressed the button; without it the hash is
 * accepted only in the browser that requested the link (decision R1).
 */
export const LoginLinkHashRequest = closed(
  'LoginLinkHashRequest', { hash: TokenInput }, { confirmed: t.boolean, cart_token: nullable(ExactText) },
)
export type LoginLinkHashRequest = t.TypeOf<typeof LoginLinkHashRequest>

/** An e-mail link that was opened. */
export const EmailLinkRequest = closed('EmailLinkRequest', { token: TokenInput, purpose: oneOf('ProofPurpose', PROOF_PURPOSES) })
export type EmailLinkRequest = t.TypeOf<typeof EmailLinkRequest>

/**
 * The request that redeems an e-mail link: its token, and the new password of the account. Linked providers and passkeys are removed
 * unless `revoke_sign_in_methods` is false.
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
 * A token of the identity service. Provider and user are read from the token; other identity fields are ignored. An empty token means
 * that the service has no signed-in user. It is sent in the body, because addresses are logged (decision S9).
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

/** The new e-mail address of the account, and the password if the account has one. */
export const EmailChangeRequest = closed('EmailChangeRequest', { email: TypedText, current_password: ExactText })
export type EmailChangeRequest = t.TypeOf<typeof EmailChangeRequest>

/** The token of the e-mail link that verifies a new address. */
export const EmailChangeConfirmationRequest = closed('EmailChangeConfirmationRequest', { token: TokenInput })
export type EmailChangeConfirmationRequest = t.TypeOf<typeof EmailChangeConfirmationRequest>

/** Whether linked providers and passkeys are removed as well; requires the password of an account that has one. */
export const SignOutOthersRequest = closed(
  'SignOutOthersRequest', {}, { revoke_sign_in_methods: t.boolean, current_password: nullable(ExactText) },
)
export type SignOutOthersRequest = t.TypeOf<typeof SignOutOthersRequest>
