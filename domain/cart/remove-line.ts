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

/** Addresses stay; what was chosen for these items is removed with them (decision A69). */
const emptied = ({ shippingMethod: _method, paymentMethod: _payment, reorderOf: _again, ...cart }: Cart): Cart => ({
  ...cart,
  checkoutState: 'cart',
  lines: [],
  totals: computeTotals([], zero(cart.currency), zero(cart.currency)),
})

/** A trial is removed together with its lens (decision A58, revised). */
const hasItsLens = (lines: readonly CartLine[]) => ({ isTrial, addedBy }: CartLine): boolean =>
  !isTrial || boughtLines(lines).some(({ id, category }) => (addedBy === undefined ? category === 'lens' : id === addedBy))

const withLines = (cart: Cart, lines: readonly CartLine[]): Cart =>
  boughtLines(lines).length === 0 ? emptied(cart) : withTotals({ ...cart, lines: lines.filter(hasItsLens(lines)) })

/** Removes a line; never refused for its stock (decision A18). Gifts alone are not a purchase and are removed too (decision A58). */
export const removeLine = (cart: Cart, lineId: string): E.Either<CartCompleted | LineNotFound, Cart> =>
  pipe(
    openCart(cart),
    E.flatMap(() => findLine(cart, lineId)),
    E.map((removed) => withLines(cart, cart.lines.filter((line) => line !== removed))),
  )
