import * as E from 'fp-ts/lib/Either.js'
import { ChangedCodec, changedToWire } from '../identity/security.codec.ts'
import { operation } from '../operations/operation.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { noInput, withBody } from '../operations/request-forms.ts'
import { DeletionRequest, DeletionCancellationRequest, PendingDeletionCodec, pendingDeletionToWire } from './erasure.codec.ts'

type PasswordInput = { readonly password: string }
type LinkToken = { readonly token: string }

export const erasureOperations = {
  getAccountDeletion: operation(
    'GET /api/customers/me/deletion', 'Retrieve the pending deletion of the account', 'customer',
    noInput,
    replyWith(PendingDeletionCodec, pendingDeletionToWire),
  ),
  requestAccountDeletion: operation(
    'POST /api/customers/me/deletion', 'Request deletion of the account after a grace period and end all sessions; confirmed by e-mail',
    'customer',
    withBody<DeletionRequest, PasswordInput>({
      body: DeletionRequest,
      encode: ({ password }) => ({ body: { current_password: password } }),
      decode: ({ current_password: password }) => E.right({ password }),
    }),
    replyWith(PendingDeletionCodec, pendingDeletionToWire),
  ),
  cancelAccountDeletion: operation(
    'DELETE /api/customers/me/deletion', 'Cancel the pending deletion of the account', 'customer',
    noInput,
    replyWith(ChangedCodec, changedToWire),
  ),
  cancelAccountDeletionByLink: operation(
    'POST /api/deletion-cancellations',
    'Cancel the deletion of an account with the token of an e-mail; reveals nothing about the account', 'e-mail token',
    withBody<DeletionCancellationRequest, LinkToken>({
      body: DeletionCancellationRequest,
      encode: ({ token }) => ({ body: { token } }),
      decode: ({ token }) => E.right({ token }),
    }),
    replyWith(ChangedCodec, changedToWire),
  ),
}
