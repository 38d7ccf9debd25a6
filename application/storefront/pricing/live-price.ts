import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { canRequestPrice, priceRequestMachine, type PriceQuery } from '../../../domain/pricing/price-request.machine.ts'
import type { Pricing } from '../../../domain/pricing/pricing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { asking, openLatest, type Latest } from '../loading/latest.ts'
import type { QuotePrice } from './quote-price.ts'

/** The price of what is chosen right now; only the latest answer counts (Commerce §7). */
export type LivePrice = Pick<Latest<PriceQuery, Pricing>, 'known' | 'forgotten'> & {
  /** `fk`: the key of the campaign that brought the visitor. */
  readonly choose: (chosen: PriceQuery, fk?: string) => void
}

const atRest: TE.TaskEither<Failure, void> = TE.fromTask(T.delay(0)(T.of(undefined)))

export const openLivePrice = (quote: QuotePrice): LivePrice => {
  const latest = openLatest(priceRequestMachine)
  const { known, forgotten } = latest
  const isLatest = (question: PriceQuery): boolean => known.now().context.query === question
  // What is chosen in one go is asked for once.
  const quoted = (chosen: PriceQuery, fk?: string): TE.TaskEither<Failure, Pricing | undefined> =>
    pipe(atRest, TE.flatMap(() => (isLatest(chosen) ? quote(chosen.productId, chosen.quantity, fk) : TE.right(undefined))))
  return {
    known,
    forgotten,
    choose: (chosen, fk) => {
      if (canRequestPrice(chosen)) void asking(latest, chosen)(quoted(chosen, fk))()
      else forgotten()
    },
  }
}
