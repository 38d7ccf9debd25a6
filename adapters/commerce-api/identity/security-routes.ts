import * as E from 'fp-ts/lib/Either.js'
import type { securityContract } from '../../../application/contract/security.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { route, type Routes } from '../operations/operation.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { noInput, withBody, withoutBody } from '../operations/request-forms.ts'
import { EmailChangeConfirmationRequest, EmailChangeRequest, PasswordChangeRequest, SignOutOthersRequest } from './credentials.codec.ts'
import { CustomerCodec, customerToWire, EmailLinkCodec } from './customer.codec.ts'
import {
  ChangedCodec, changedToWire, PendingEmailCodec, pendingEmailToWire, SessionsCodec, sessionsToWire, SignInMethodsCodec,
  signInMethodsToWire,
} from './security.codec.ts'

type NewPassword = {
  readonly current: string
  readonly next: string
  readonly confirmed: string
  readonly isRevoking?: boolean
}
type SignOutOthersInput = { readonly isRevoking?: boolean; readonly password?: string }

type EmailChange = { readonly email: string; readonly password: string }
type OfLink = { readonly token: string }

const tokenRequest = withBody<EmailChangeConfirmationRequest, OfLink>({
  body: EmailChangeConfirmationRequest,
  encode: ({ token }) => ({ body: { token } }),
  decode: ({ token }) => E.right({ token }),
})

export const securityRoutes = {
  getSignInMethods: route(
    'GET /api/customers/me/sign-in-methods', 'List the customer’s sign-in methods',
    noInput,
    replyWith(SignInMethodsCodec, signInMethodsToWire),
  ),
  changeMyPassword: route(
    'PUT /api/customers/me/password', 'Change the password and end all other sessions',
    withBody<PasswordChangeRequest, NewPassword>({
      body: PasswordChangeRequest,
      encode: ({ current, next, confirmed, isRevoking }) => ({
        body: {
          current_password: current, new_password: next, confirm_new_password: confirmed,
          ...omitUndefined({ revoke_sign_in_methods: isRevoking }),
        },
      }),
      decode: ({ current_password: current, new_password: next, confirm_new_password: confirmed, revoke_sign_in_methods: isRevoking }) =>
        E.right({ current, next, confirmed, ...omitUndefined({ isRevoking }) }),
    }),
    replyWith(ChangedCodec, changedToWire),
  ),
  getSessions: route(
    'GET /api/customers/me/sessions', 'List the customer’s sessions, most recently used first',
    noInput,
    replyWith(SessionsCodec, sessionsToWire),
  ),
  endSession: route(
    'DELETE /api/customers/me/sessions/{session_id}', 'End a session',
    withoutBody<{ readonly id: string }>({
      encode: ({ id }) => ({ path: { session_id: id } }),
      decode: ({ path }) => E.right({ id: path['session_id'] ?? '' }),
    }),
    replyWith(ChangedCodec, changedToWire),
  ),
  endOtherSessions: route(
    'POST /api/customers/me/sessions/removal',
    'End all other sessions, optionally removing linked providers and passkeys',
    withBody<SignOutOthersRequest, SignOutOthersInput>({
      body: SignOutOthersRequest,
      encode: ({ isRevoking, password }) => ({
        body: { ...omitUndefined({ revoke_sign_in_methods: isRevoking }), current_password: password ?? null },
      }),
      decode: ({ revoke_sign_in_methods: isRevoking, current_password: password }) =>
        E.right(omitUndefined({ isRevoking, password: password ?? undefined })),
    }),
    replyWith(ChangedCodec, changedToWire),
  ),
  getEmailChange: route(
    'GET /api/customers/me/email-change', 'Retrieve the pending change of the e-mail address',
    noInput,
    replyWith(PendingEmailCodec, pendingEmailToWire),
  ),
  requestEmailChange: route(
    'POST /api/customers/me/email-change',
    'Request a change of the e-mail address, confirmed by e-mail; reveals nothing about the address',
    withBody<EmailChangeRequest, EmailChange>({
      body: EmailChangeRequest,
      encode: ({ email, password }) => ({ body: { email, current_password: password } }),
      decode: ({ email, current_password: password }) => E.right({ email, password }),
    }),
    replyWith(EmailLinkCodec, () => ({ sent: true })),
  ),
  confirmEmailChange: route(
    'POST /api/customers/me/email-change/confirmation',
    'Confirm a change of the e-mail address and end all other sessions',
    tokenRequest,
    replyWith(CustomerCodec, customerToWire),
  ),
  cancelEmailChange: route(
    'DELETE /api/customers/me/email-change', 'Cancel the pending change of the e-mail address',
    noInput,
    replyWith(ChangedCodec, changedToWire),
  ),
  cancelEmailChangeByLink: route(
    'POST /api/email-change-cancellations',
    'Cancel a change of the e-mail address with the token of an e-mail; reveals nothing about the address',
    tokenRequest,
    replyWith(ChangedCodec, changedToWire),
  ),
} satisfies Routes<typeof securityContract>
