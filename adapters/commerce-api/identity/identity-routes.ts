import * as E from 'fp-ts/lib/Either.js'
import { identity } from 'fp-ts/lib/function.js'
import type { identityContract } from '../../../application/contract/identity.ts'
import { isSocialProvider, type SocialProvider } from '../../../domain/identity/social-provider.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { route, type Routes } from '../operations/operation.ts'
import { orEmpty, reply } from '../operations/reply-forms.ts'
import { bodyRequest, checkedRequest, noInput, type PathField, pathRequest } from '../operations/request-forms.ts'
import {
  CredentialsRequest, EmailLinkRequest, EmailRequest, EmailVerificationRequest, IdTokenRequest, LinkRequest, LoginLinkHashRequest,
  LoginLinkRequest, RegistrationRequest,
} from './credentials.codec.ts'
import {
  EmailLinkDetailsRecord, ExchangeRecord, IdentitiesRecord, MailSent, PasswordChosenRecord, SignedOut, WelcomeRecord,
} from './customer.codec.ts'

type Fields = Readonly<Record<string, unknown>>

const invalid = (...paths: readonly string[]): Failure =>
  ({ _tag: 'Malformed', violations: paths.map((path) => ({ path, key: 'validation.invalid_value' })) })

/** A value in both spellings must be the same (decision C17). */
const sameSpellings = (...pairs: readonly (readonly [string, string])[]) => <Body>(body: Body, wire: Fields): E.Either<Failure, Body> => {
  const differing = pairs.filter(([first, second]) => Object.hasOwn(wire, second) && (wire[first] ?? null) !== wire[second])
  return differing.length === 0 ? E.right(body) : E.left(invalid(...differing.map(([, path]) => path)))
}

const sameToken = <Body>(body: Body, { token, id_token: other = token }: Fields): E.Either<Failure, Body> =>
  other === token ? E.right(body) : E.left({ _tag: 'InvalidIdToken' })

const provider: PathField<SocialProvider> = {
  name: 'provider', read: E.fromPredicate(isSocialProvider, () => invalid('provider')), write: (name) => name,
}

/** Redeems an e-mail link with a password. */
const redeeming = bodyRequest(EmailVerificationRequest)

export const identityRoutes = {
  signIn: route(
    'POST /api/session', 'Sign in with e-mail address and password, optionally merging a cart',
    bodyRequest(CredentialsRequest), reply(WelcomeRecord),
  ),
  signUp: route(
    'POST /api/customers', 'Create an account and sign in',
    checkedRequest(RegistrationRequest, { read: sameSpellings(['first_name', 'firstName'], ['last_name', 'lastName']), write: identity }),
    reply(WelcomeRecord), { status: 201 },
  ),
  signInWithIdToken: route(
    'POST /api/session/id-token',
    'Sign in with an ID token of the identity service, optionally merging a cart; 204 for an empty token',
    checkedRequest(IdTokenRequest, { read: sameToken, write: identity }), orEmpty(reply(WelcomeRecord)),
  ),
  listIdentities: route(
    'GET /api/customers/me/identities', 'List the linked sign-in providers', noInput, reply(IdentitiesRecord),
  ),
  linkIdentity: route(
    'POST /api/customers/me/identities', 'Link a sign-in provider', bodyRequest(LinkRequest), reply(IdentitiesRecord),
  ),
  unlinkIdentity: route(
    'DELETE /api/customers/me/identities/{provider}', 'Unlink a sign-in provider', pathRequest({ provider }), reply(IdentitiesRecord),
  ),
  sendVerificationEmail: route(
    'POST /api/customers/me/email-verification', 'Resend the e-mail that verifies the customer’s address', noInput, reply(MailSent),
  ),
  verifyEmail: route(
    'POST /api/email-verifications', 'Verify an e-mail address, set the password and sign in', redeeming, reply(PasswordChosenRecord),
  ),
  sendPasswordReset: route(
    'POST /api/password-resets', 'Send a password reset e-mail, if the account exists', bodyRequest(EmailRequest), reply(MailSent),
  ),
  sendLoginLink: route(
    'POST /api/login-links', 'Send a sign-in link by e-mail',
    checkedRequest(LoginLinkRequest, {
      read: sameSpellings(['redirect_link', 'redirectLink'], ['token_value', 'tokenValue']), write: identity,
    }),
    reply(MailSent),
  ),
  exchangeLoginLinkHash: route(
    'POST /api/login-links/exchange', 'Exchange a sign-in link for a session, optionally merging a cart',
    bodyRequest(LoginLinkHashRequest), reply(ExchangeRecord),
  ),
  readEmailLink: route(
    'POST /api/email-links/check', 'Check whether the token of an e-mail is still valid, without using it',
    bodyRequest(EmailLinkRequest), reply(EmailLinkDetailsRecord),
  ),
  resetPassword: route(
    'POST /api/passwords', 'Reset the password with the token of an e-mail and sign in', redeeming, reply(PasswordChosenRecord),
  ),
  signOut: route('DELETE /api/session', 'Sign out', noInput, reply(SignedOut)),
} satisfies Routes<typeof identityContract>
