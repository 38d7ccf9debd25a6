import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { agreedOf, ownOf, type OwnMarketingDeps } from './own-marketing.ts'
import type { UseCase } from '../operation.ts'
import type { marketingContract } from '../../contract/marketing.ts'

/** The channels a customer agreed to. */
export const makeGetMarketingCommunication =
  (deps: Pick<OwnMarketingDeps, 'customers' | 'marketing'>): UseCase<typeof marketingContract.getMarketingCommunication> =>
  (caller, { id }) =>
    pipe(
      ownOf(deps, caller, id),
      TE.flatMap((customer) => agreedOf(deps, caller, customer)),
      TE.map((channels) => ({ id: caller.owner, channels })),
    )
