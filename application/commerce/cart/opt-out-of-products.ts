import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { declineTrials } from '../../../domain/cart/decline-trials.ts'
import { loadCartFacts, type FactDeps } from './cart-facts.ts'
import type { CartRepository } from './cart-repository.port.ts'
import { refreshCart } from './refresh-cart.ts'
import type { UseCase } from '../operation.ts'
import type { cartContract } from '../../contract/cart.ts'

/** Removes the trials from a cart and adds no more; repeating it changes nothing (Commerce §7, decision A58). */
export const makeOptOutOfProducts =
  (deps: FactDeps & { readonly carts: CartRepository }): UseCase<typeof cartContract.optOutOfProducts, unknown> =>
  (_, { token: cartToken }) =>
    pipe(
      deps.carts.change(cartToken, declineTrials),
      TE.flatMap((cart) =>
        pipe(
          loadCartFacts(deps)(cart),
          TE.map((facts) => refreshCart(cart, facts)),
        ),
      ),
    )
