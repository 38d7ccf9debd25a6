import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { eachItem } from '../job/each-item.ts'
import { newNames, type AccountDeletionDeps } from './delete-accounts.ts'

/** Reduces delivered orders of deleted customers to what the law requires; returns how many. */
export type ReduceOrders = () => TE.TaskEither<ServiceUnavailable, number>

const AT_ONCE = 50

export const makeReduceOrders =
  (deps: Pick<AccountDeletionDeps, 'dueErasures' | 'clock' | 'tokens' | 'jobFailures'>): ReduceOrders =>
  () => {
    const at = deps.clock.now()
    return pipe(
      eachItem(deps, {
        job: 'reduce_orders',
        take: () => deps.dueErasures.toReduce({ at, limit: AT_ONCE }),
        idOf: ({ number }) => number,
        work: ({ token }) => deps.dueErasures.reduceOrder(token, { at, names: newNames(deps) }),
      }),
      TE.map(({ done }) => done.filter(Boolean).length),
    )
  }
