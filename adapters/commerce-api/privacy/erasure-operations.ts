import * as E from 'fp-ts/lib/Either.js'
import { ChangedCodec, changedToWire } from '../identity/security.codec.ts'
import { operation } from '../operations/operation.ts'
import { replying } from '../operations/reply-forms.ts'
import { nothing, sending } from '../operations/request-forms.ts'
import { ErasureRequest, ErasureWithdrawalRequest, PendingErasureCodec, pendingErasureToWire } from './erasure.codec.ts'

type Asked = { readonly password: string }
type Withdrawn = { readonly token: string }

export const erasureOperations = {
  getErasure: operation(
    'GET /api/customers/me/deletion', 'Whether the own account is to be deleted, and when', 'customer',
    nothing,
    replying(PendingErasureCodec, pendingErasureToWire),
  ),
  requestAccountDeletion: operation(
    'POST /api/customers/me/deletion', 'Has the own account deleted some days from now and ends all sessions; a letter tells of it',
    'customer',
    sending<ErasureRequest, Asked>({
      body: ErasureRequest,
      encode: ({ password }) => ({ body: { current_password: password } }),
      decode: ({ current_password: password }) => E.right({ password }),
    }),
    replying(PendingErasureCodec, pendingErasureToWire),
  ),
  cancelAccountDeletion: operation(
    'DELETE /api/customers/me/deletion', 'Keeps the own account after all', 'customer',
    nothing,
    replying(ChangedCodec, changedToWire),
  ),
  cancelAccountDeletionByLink: operation(
    'POST /api/deletion-withdrawals', 'Keeps the account that a letter says is to be deleted; the answer tells nothing', 'letter token',
    sending<ErasureWithdrawalRequest, Withdrawn>({
      body: ErasureWithdrawalRequest,
      encode: ({ token }) => ({ body: { token } }),
      decode: ({ token }) => E.right({ token }),
    }),
    replying(ChangedCodec, changedToWire),
  ),
}
