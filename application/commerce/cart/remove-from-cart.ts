import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import { removeLine } from '../../../domain/cart/remove-line.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import { loadCartFacts } from './cart-facts.ts'
import type { FactDeps } from './cart-facts.ts'
import type { CartRepository } from './cart-repository.port.ts'
import { refreshCart } from './refresh-cart.ts'
import type { UseCase } from '../operation.ts'
import type { cartContract } from '../../contract/cart.ts'

/** Removes a line and returns the whole cart (Commerce §7). Never refused for stock. */
export const makeRemoveFromCart =
  (deps: FactDeps & { readonly carts: CartRepository }): UseCase<typeof cartContract.removeFromCart> =>
  (_, { token: cartToken, itemId: lineId }) =>
    deps.carts.attempt(cartToken, (seen) =>
      pipe(
        loadCartFacts(deps)(seen),
        TE.flatMap((facts) =>
          deps.carts.change(
            cartToken,
            (cart): E.Either<
              RefusalBy<'CartCompleted' | 'NotFound'>, Cart
            > => pipe(removeLine(cart, lineId), E.map((rest) => refreshCart(rest, facts))),
            seen,
          )),
      ))
