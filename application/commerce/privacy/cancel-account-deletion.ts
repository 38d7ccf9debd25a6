import type { Erasures } from './erasures.port.ts'
import type { UseCase } from '../operation.ts'
import type { privacyContract } from '../../contract/privacy.ts'

/** Cancels the deletion of the customer's account after a new sign-in. */
export type CancelAccountDeletion = UseCase<typeof privacyContract.cancelAccountDeletion>

export const makeCancelAccountDeletion =
  ({ erasures }: { readonly erasures: Erasures }): CancelAccountDeletion =>
  ({ owner }) => erasures.cancel(owner)
