import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { canRequestPrice, priceRequestMachine, type PriceQuery } from '../../../domain/pricing/price-request.machine.ts'
import type { Pricing } from '../../../domain/pricing/pricing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { openLatest, type Latest } from '../loading/latest.ts'
import { reporting } from '../loading/reporting.ts'
import type { QuotePrice } from './quote-price.ts'

/** The price of the current selection; only the latest response counts (Commerce §7). */
export type LivePrice = Pick<Latest<PriceQuery, Pricing>, 'state' | 'cleared'> & {
  /** `fk`: the key of the visitor's campaign. */
  readonly choose: (chosen: PriceQuery, fk?: string) => void
}

const nextTask: TE.TaskEither<Failure, void> = TE.fromTask(T.delay(0)(T.of(undefined)))

export const openLivePrice = (quote: QuotePrice): LivePrice => {
  const latest = openLatest(priceRequestMachine)
  const { state, cleared } = latest
  const isLatest = (query: PriceQuery): boolean => state.now().context.query === query
  // Several changes at once make one request.
  const quoted = (chosen: PriceQuery, fk?: string): TE.TaskEither<Failure, Pricing | undefined> =>
    pipe(nextTask, TE.flatMap(() => (isLatest(chosen) ? quote(chosen.productId, chosen.quantity, fk) : TE.right(undefined))))
  return {
    state,
    cleared,
    choose: (chosen, fk) => {
      if (canRequestPrice(chosen)) void reporting(latest, chosen)(quoted(chosen, fk))()
      else cleared()
    },
  }
}
