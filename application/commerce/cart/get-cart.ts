import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isUsable } from '../../../domain/cart/is-usable.ts'
import { orderedCart } from '../../../domain/cart/ordered-cart.ts'
import { loadCartFacts } from './cart-facts.ts'
import type { FactDeps } from './cart-facts.ts'
import type { CartRepository } from './cart-repository.port.ts'
import { refreshCart } from './refresh-cart.ts'
import type { UseCase } from '../operation.ts'
import type { cartContract } from '../../contract/cart.ts'

/** The cart of a token at today's prices (Commerce §7). Nothing is written. A cart that was ordered shows no personal data. */
export const makeGetCart =
  (deps: FactDeps & { readonly carts: CartRepository }): UseCase<typeof cartContract.getCart> =>
  (_, { token: cartToken }) =>
    pipe(
      deps.carts.cart(cartToken),
      TE.flatMap((cart) =>
        pipe(
          loadCartFacts(deps)(cart),
          TE.map((facts) => (isUsable(cart) ? refreshCart(cart, facts) : orderedCart(cart))),
        ),
      ),
    )
