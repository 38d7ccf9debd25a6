import * as E from 'fp-ts/lib/Either.js'
import { operation } from '../operations/operation.ts'
import { replying } from '../operations/reply-forms.ts'
import { nothing, sending } from '../operations/request-forms.ts'
import { PasswordChangeRequest } from './credentials.codec.ts'
import { ChangedCodec, changedToWire, WaysInCodec, waysInToWire } from './security.codec.ts'

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
}
