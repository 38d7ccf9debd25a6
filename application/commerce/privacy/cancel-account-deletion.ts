import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Erasures } from './erasures.port.ts'

/** Cancels the deletion of the customer's account after a new sign-in. */
export type CancelAccountDeletion = (owner: AccountId) => TE.TaskEither<Failure, void>

export const makeCancelAccountDeletion =
  ({ erasures }: { readonly erasures: Erasures }): CancelAccountDeletion =>
  (owner) => erasures.cancel(owner)
