import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { MarketingCommunication } from '../../../domain/customer/marketing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Callers } from '../shop/request-context.ts'
import { agreedOf, ownOf, type OwnMarketingDeps } from './own-marketing.ts'

/** The channels a customer agreed to. */
export type GetMarketingCommunication = (caller: Callers['customer'], id: string) => TE.TaskEither<Failure, MarketingCommunication>

export const makeGetMarketingCommunication =
  (deps: Pick<OwnMarketingDeps, 'customers' | 'marketing'>): GetMarketingCommunication =>
  (caller, id) =>
    pipe(
      ownOf(deps, caller, id),
      TE.flatMap((customer) => agreedOf(deps, caller, customer)),
      TE.map((channels) => ({ id: caller.owner, channels })),
    )
