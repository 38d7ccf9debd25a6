import type { Cart, CartLine } from './cart.ts'
import { withTotals } from './with-totals.ts'

/** A trial that has sold out is removed: an order does not wait for a gift (Commerce §4, decision A58). */
export const withoutMissingTrials = (cart: Cart, isThere: (line: CartLine) => boolean): Cart => {
  const lines = cart.lines.filter((line) => !line.isTrial || isThere(line))
  return lines.length === cart.lines.length ? cart : withTotals({ ...cart, lines })
}
