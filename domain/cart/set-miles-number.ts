import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { MilesNumber } from '../loyalty/miles-number.ts'
import type { CartCompleted } from './cart-refusal.ts'
import type { Cart } from './cart.ts'
import { openCart } from './open-cart.ts'

const withoutNumber = ({ milesAndMoreNumber: _dropped, ...cart }: Cart): Cart => cart

/** Sets the Miles & More number of the order; absent removes it (Commerce §5, decision A55). */
export const setMilesNumber = (cart: Cart, milesAndMoreNumber?: MilesNumber): E.Either<CartCompleted, Cart> =>
  pipe(
    openCart(cart),
    E.map((open) => (milesAndMoreNumber === undefined ? withoutNumber(open) : { ...open, milesAndMoreNumber })),
  )
