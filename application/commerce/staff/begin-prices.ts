import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { eachItem, type JobDeps } from '../job/each-item.ts'
import type { ProductChanges } from './product-changes.port.ts'

/** Activates planned prices that are due; returns how many. */
export type BeginPrices = () => TE.TaskEither<ServiceUnavailable, number>

const AT_ONCE = 1000

export const makeBeginPrices =
  (deps: JobDeps & { readonly productChanges: ProductChanges }): BeginPrices =>
  () =>
    pipe(
      eachItem(deps, {
        job: 'begin_prices',
        take: () => deps.productChanges.duePrices({ now: deps.clock.now(), limit: AT_ONCE }),
        idOf: ({ productId, priceChannel, from }) => `${productId} ${priceChannel} ${from.toISOString()}`,
        work: (price) => deps.productChanges.beginPrice(price, deps.clock.now()),
      }),
      TE.map(({ done }) => done.filter(Boolean).length),
    )
