import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartCompleted } from './cart-refusal.ts'
import type { Cart } from './cart.ts'
import { openCart } from './open-cart.ts'
import { withTotals } from './with-totals.ts'

/** Removes every trial from a cart and excludes them permanently (decision A58). */
export const declineTrials = (cart: Cart): E.Either<CartCompleted, Cart> =>
  pipe(
    openCart(cart),
    E.map((open) =>
      withTotals({ ...open, lines: open.lines.filter((line) => !line.isTrial), trialsDeclined: true }),
    ),
  )
