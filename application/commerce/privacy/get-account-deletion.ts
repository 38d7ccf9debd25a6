import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { PendingDeletion } from '../../../domain/privacy/account-deletion.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Erasures } from './erasures.port.ts'

/** Whether the customer's account is to be deleted, and when. */
export type GetAccountDeletion = (owner: AccountId) => TE.TaskEither<Failure, PendingDeletion>

export const makeGetAccountDeletion =
  ({ erasures }: { readonly erasures: Erasures }): GetAccountDeletion =>
  (owner) => pipe(erasures.pending(owner), TE.map((dueAt) => (dueAt === undefined ? {} : { dueAt })))
