import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { zero } from '../money/money.ts'
import type { CartCompleted } from './cart-refusal.ts'
import type { Cart, CartLine } from './cart.ts'
import { findLine, type LineNotFound } from './find-line.ts'
import { boughtLines } from '../product/gift-line.ts'
import { openCart } from './open-cart.ts'
import { computeTotals } from './totals.ts'
import { withTotals } from './with-totals.ts'

/** Addresses stay, they were typed once; what was chosen for these goods goes with them (decision A69). */
const emptied = ({ shippingMethod: _method, paymentMethod: _payment, reorderOf: _again, ...cart }: Cart): Cart => ({
  ...cart,
  checkoutState: 'cart',
  lines: [],
  totals: computeTotals([], zero(cart.currency), zero(cart.currency)),
})

/** A trial leaves with the lens that brought it (decision A58, revised). */
const isStillBrought = (lines: readonly CartLine[]) => ({ isTrial, broughtBy }: CartLine): boolean =>
  !isTrial || boughtLines(lines).some(({ id, category }) => (broughtBy === undefined ? category === 'lens' : id === broughtBy))

const withLines = (cart: Cart, lines: readonly CartLine[]): Cart =>
  boughtLines(lines).length === 0 ? emptied(cart) : withTotals({ ...cart, lines: lines.filter(isStillBrought(lines)) })

/**
 * Takes a line out; never refused for its stock (decision A18). Gifts alone are no purchase and go too (decision A58).
 */
export const removeLine = (cart: Cart, lineId: string): E.Either<CartCompleted | LineNotFound, Cart> =>
  pipe(
    openCart(cart),
    E.flatMap(() => findLine(cart, lineId)),
    E.map((removed) => withLines(cart, cart.lines.filter((line) => line !== removed))),
  )
