import * as E from 'fp-ts/lib/Either.js'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { operation } from '../operations/operation.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { withoutBody, noInput, withBody } from '../operations/request-forms.ts'
import { PasswordChangeRequest, SignOutOthersRequest } from './credentials.codec.ts'
import { ChangedCodec, changedToWire, SessionsCodec, sessionsToWire, SignInMethodsCodec, signInMethodsToWire } from './security.codec.ts'

type NewPassword = {
  readonly current: string
  readonly next: string
  readonly confirmed: string
  readonly isRevoking?: boolean
}
type SignOutOthersInput = { readonly isRevoking?: boolean; readonly password?: string }

export const securityOperations = {
  getSignInMethods: operation(
    'GET /api/customers/me/sign-in-methods', 'List the customer’s sign-in methods', 'customer',
    noInput,
    replyWith(SignInMethodsCodec, signInMethodsToWire),
  ),
  changeMyPassword: operation(
    'PUT /api/customers/me/password', 'Change the password and end all other sessions', 'customer',
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
  getSessions: operation(
    'GET /api/customers/me/sessions', 'List the customer’s sessions, most recently used first', 'customer',
    noInput,
    replyWith(SessionsCodec, sessionsToWire),
  ),
  endSession: operation(
    'DELETE /api/customers/me/sessions/{session_id}', 'End a session', 'customer',
    withoutBody<{ readonly id: string }>({
      encode: ({ id }) => ({ path: { session_id: id } }),
      decode: ({ path }) => E.right({ id: path['session_id'] ?? '' }),
    }),
    replyWith(ChangedCodec, changedToWire),
  ),
  endOtherSessions: operation(
    'POST /api/customers/me/sessions/removal',
    'End all other sessions, optionally removing linked providers and passkeys', 'customer',
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
}
