import type { privacyContract } from '../../contract/privacy.ts'
import type { UseCases } from '../operation.ts'
import { makeCancelAccountDeletionByLink } from './cancel-account-deletion-by-link.ts'
import { makeCancelAccountDeletion } from './cancel-account-deletion.ts'
import { makeGetAccountDeletion } from './get-account-deletion.ts'
import { makeRequestAccountDeletion } from './request-account-deletion.ts'

export const privacyOperations = {
  getAccountDeletion: makeGetAccountDeletion,
  requestAccountDeletion: makeRequestAccountDeletion,
  cancelAccountDeletion: makeCancelAccountDeletion,
  cancelAccountDeletionByLink: makeCancelAccountDeletionByLink,
} satisfies UseCases<typeof privacyContract>
