import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeMoney } from './money.ts'
import type { Money } from './money.ts'

/** Rates are exact to a hundredth of a percent: 0.081 is 810 of 10,000. */
const RATE_PARTS = 10_000

/**
 * What remains of a gross line total without VAT, rounded half up to whole cents (Commerce §5, decision A14).
 * `rate` is a fraction (0.081); without a rate net is gross. A negative amount mirrors the positive one.
 */
export const exVat = (gross: Money, rate: number | undefined): Money => {
  const divisor = RATE_PARTS + Math.round((rate ?? 0) * RATE_PARTS)
  const numerator = Math.abs(gross.cents) * RATE_PARTS
  const net = Math.floor((2 * numerator + divisor) / (2 * divisor))
  return pipe(
    makeMoney(Math.sign(gross.cents) * net, gross.currency),
    E.getOrElse((): Money => {
      throw new Error(`Cannot take VAT of ${gross.cents} at ${rate}`)
    }),
  )
}
