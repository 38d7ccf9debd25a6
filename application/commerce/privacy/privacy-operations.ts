import type { privacyContract } from '../../contract/privacy.ts'
import type { Erasures } from './erasures.port.ts'
import type { UseCases } from '../operation.ts'
import { makeCancelAccountDeletionByLink } from './cancel-account-deletion-by-link.ts'
import { makeGetAccountDeletion } from './get-account-deletion.ts'
import { makeRequestAccountDeletion } from './request-account-deletion.ts'

export const privacyOperations = {
  getAccountDeletion: makeGetAccountDeletion,
  requestAccountDeletion: makeRequestAccountDeletion,
  cancelAccountDeletion: ({ erasures }: { readonly erasures: Erasures }) => ({ owner }) => erasures.cancel(owner),
  cancelAccountDeletionByLink: makeCancelAccountDeletionByLink,
} satisfies UseCases<typeof privacyContract>
