import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { newNames, type EraseDeps } from './erase-accounts.ts'

/** Leaves of orders whose buyer is gone what the law needs, once they are delivered; answers of how many. */
export type ReduceOrders = () => TE.TaskEither<ServiceUnavailable, number>

const AT_ONCE = 50

export const makeReduceOrders =
  (deps: Pick<EraseDeps, 'dueErasures' | 'clock' | 'tokens'>): ReduceOrders =>
  () => deps.dueErasures.reduceOrders({ at: deps.clock.now(), names: newNames(deps), limit: AT_ONCE })
