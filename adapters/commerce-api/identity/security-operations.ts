import * as E from 'fp-ts/lib/Either.js'
import { operation } from '../operations/operation.ts'
import { replying } from '../operations/reply-forms.ts'
import { asking, nothing, sending } from '../operations/request-forms.ts'
import { PasswordChangeRequest } from './credentials.codec.ts'
import { ChangedCodec, changedToWire, SessionsCodec, sessionsToWire, WaysInCodec, waysInToWire } from './security.codec.ts'

type NewPassword = { readonly current: string; readonly wanted: string; readonly confirmed: string }

export const securityOperations = {
  getWaysIn: operation(
    'GET /api/customers/me/ways-in', 'By what the customer signs in, beside letters', 'customer',
    nothing,
    replying(WaysInCodec, waysInToWire),
  ),
  changeMyPassword: operation(
    'PUT /api/customers/me/password', 'Changes the own password and ends all other sessions', 'customer',
    sending<PasswordChangeRequest, NewPassword>({
      body: PasswordChangeRequest,
      encode: ({ current, wanted, confirmed }) => ({
        body: { current_password: current, new_password: wanted, confirm_new_password: confirmed },
      }),
      decode: (wire) =>
        E.right({ current: wire.current_password, wanted: wire.new_password, confirmed: wire.confirm_new_password }),
    }),
    replying(ChangedCodec, changedToWire),
  ),
  getSessions: operation(
    'GET /api/customers/me/sessions', 'Where the customer is signed in, the session last used first', 'customer',
    nothing,
    replying(SessionsCodec, sessionsToWire),
  ),
  endSession: operation(
    'DELETE /api/customers/me/sessions/{session_id}', 'Ends an own session', 'customer',
    asking<{ readonly id: string }>({
      encode: ({ id }) => ({ path: { session_id: id } }),
      decode: ({ path }) => E.right({ id: path['session_id'] ?? '' }),
    }),
    replying(ChangedCodec, changedToWire),
  ),
  endOtherSessions: operation(
    'DELETE /api/customers/me/sessions', 'Ends all own sessions but the one that asks', 'customer',
    nothing,
    replying(ChangedCodec, changedToWire),
  ),
}
