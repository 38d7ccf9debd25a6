import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { MarketingCommunication } from '../../../domain/customer/marketing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Askers } from '../shop/asker.ts'
import { agreedOf, ownOf, type OwnMarketingDeps } from './own-marketing.ts'

/** What a customer agreed to. */
export type ShowMarketing = (asker: Askers['customer'], id: string) => TE.TaskEither<Failure, MarketingCommunication>

export const makeShowMarketing =
  (deps: Pick<OwnMarketingDeps, 'customers' | 'marketing'>): ShowMarketing =>
  (asker, id) =>
    pipe(
      ownOf(deps, asker, id),
      TE.flatMap((customer) => agreedOf(deps, asker, customer)),
      TE.map((channels) => ({ id: asker.owner, channels })),
    )
