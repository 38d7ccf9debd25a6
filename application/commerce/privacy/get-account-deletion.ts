import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Erasures } from './erasures.port.ts'
import type { UseCase } from '../operation.ts'
import type { privacyContract } from '../../contract/privacy.ts'

/** Whether the customer's account is to be deleted, and when. */
export const makeGetAccountDeletion =
  ({ erasures }: { readonly erasures: Erasures }): UseCase<typeof privacyContract.getAccountDeletion> =>
  ({ owner }) => pipe(erasures.pending(owner), TE.map((dueAt) => (dueAt === undefined ? {} : { dueAt })))
