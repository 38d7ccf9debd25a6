import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeMoney, zero, type Money } from '../money/money.ts'

/** The product of two amounts in cents needs 64 bits. */
const shareOf = (promotion: number, weight: number, all: number): { readonly whole: number; readonly rest: bigint } => {
  const product = BigInt(promotion) * BigInt(weight)
  return { whole: Number(product / BigInt(all)), rest: product % BigInt(all) }
}

const taking = (cents: number, promotion: Money): Money =>
  pipe(
    makeMoney(-cents, promotion.currency),
    E.getOrElse(() => zero(promotion.currency)),
  )

/**
 * A promotion (zero or negative, at most the items total) divided over line totals in proportion. Whole cents; the remaining cents go to
 * the largest remainders, the earlier line first, so that the shares add up to the promotion exactly (decision A11).
 */
export const promotionShares = (totals: readonly Money[], promotion: Money): readonly Money[] => {
  const all = totals.reduce((sum, { cents }) => sum + cents, 0)
  if (all === 0) return totals.map(() => zero(promotion.currency))
  const shares = totals.map(({ cents }) => shareOf(-promotion.cents, cents, all))
  const left = -promotion.cents - shares.reduce((sum, { whole }) => sum + whole, 0)
  const byRest = shares
    .map(({ rest }, index) => ({ rest, index }))
    .toSorted((one, other) => (one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1))
  const raised = new Set(byRest.slice(0, left).map(({ index }) => index))
  return shares.map(({ whole }, index) => taking(whole + (raised.has(index) ? 1 : 0), promotion))
}
