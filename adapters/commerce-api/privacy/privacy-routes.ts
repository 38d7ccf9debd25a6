import type { privacyContract } from '../../../application/contract/privacy.ts'
import { CredentialsChanged } from '../identity/security.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, noInput } from '../operations/request-forms.ts'
import { DeletionCancellationRequest, DeletionRequest, PendingDeletionRecord } from './erasure.codec.ts'

export const privacyRoutes = {
  getAccountDeletion: route(
    'GET /api/customers/me/deletion', 'Retrieve the pending deletion of the account', noInput, reply(PendingDeletionRecord),
  ),
  requestAccountDeletion: route(
    'POST /api/customers/me/deletion', 'Request deletion of the account after a grace period and end all sessions; confirmed by e-mail',
    bodyRequest(DeletionRequest), reply(PendingDeletionRecord),
  ),
  cancelAccountDeletion: route(
    'DELETE /api/customers/me/deletion', 'Cancel the pending deletion of the account', noInput, reply(CredentialsChanged),
  ),
  cancelAccountDeletionByLink: route(
    'POST /api/deletion-cancellations',
    'Cancel the deletion of an account with the token of an e-mail; reveals nothing about the account',
    bodyRequest(DeletionCancellationRequest), reply(CredentialsChanged),
  ),
} satisfies Routes<typeof privacyContract>
