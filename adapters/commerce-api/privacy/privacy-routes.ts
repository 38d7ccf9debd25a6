import * as E from 'fp-ts/lib/Either.js'
import type { privacyContract } from '../../../application/contract/privacy.ts'
import { ChangedCodec, changedToWire } from '../identity/security.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { noInput, withBody } from '../operations/request-forms.ts'
import { DeletionCancellationRequest, DeletionRequest, PendingDeletionCodec, pendingDeletionToWire } from './erasure.codec.ts'

type PasswordInput = { readonly password: string }
type LinkToken = { readonly token: string }

export const privacyRoutes = {
  getAccountDeletion: route(
    'GET /api/customers/me/deletion', 'Retrieve the pending deletion of the account',
    noInput,
    replyWith(PendingDeletionCodec, pendingDeletionToWire),
  ),
  requestAccountDeletion: route(
    'POST /api/customers/me/deletion', 'Request deletion of the account after a grace period and end all sessions; confirmed by e-mail',
    withBody<DeletionRequest, PasswordInput>({
      body: DeletionRequest,
      encode: ({ password }) => ({ body: { current_password: password } }),
      decode: ({ current_password: password }) => E.right({ password }),
    }),
    replyWith(PendingDeletionCodec, pendingDeletionToWire),
  ),
  cancelAccountDeletion: route(
    'DELETE /api/customers/me/deletion', 'Cancel the pending deletion of the account',
    noInput,
    replyWith(ChangedCodec, changedToWire),
  ),
  cancelAccountDeletionByLink: route(
    'POST /api/deletion-cancellations',
    'Cancel the deletion of an account with the token of an e-mail; reveals nothing about the account',
    withBody<DeletionCancellationRequest, LinkToken>({
      body: DeletionCancellationRequest,
      encode: ({ token }) => ({ body: { token } }),
      decode: ({ token }) => E.right({ token }),
    }),
    replyWith(ChangedCodec, changedToWire),
  ),
} satisfies Routes<typeof privacyContract>
