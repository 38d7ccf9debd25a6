import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import { chooseShipping } from '../../../domain/cart/choose-shipping.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import { loadCartFacts } from '../cart/cart-facts.ts'
import type { FactDeps } from '../cart/cart-facts.ts'
import type { CartRepository } from '../cart/cart-repository.port.ts'
import { refreshCart, shippingOffered } from '../cart/refresh-cart.ts'
import type { UseCase } from '../operation.ts'
import type { checkoutContract } from '../../contract/checkout.ts'

/** Sets the shipping method by its key; its price is added to the total (Commerce §7). */
export const makeUpdateShippingMethod =
  (deps: FactDeps & { readonly carts: CartRepository }): UseCase<typeof checkoutContract.updateShippingMethod, unknown> =>
  (_, { token: cartToken, key }) =>
    deps.carts.attempt(cartToken, (seen) =>
      pipe(
        loadCartFacts(deps)(seen),
        TE.flatMap((facts) =>
          deps.carts.change(cartToken, (cart): E.Either<
            RefusalBy<'CartCompleted' | 'CartEmpty' | 'ShippingNotOffered' | 'WrongCheckoutState'>, Cart
          > => {
            const fresh = refreshCart(cart, facts)
            return chooseShipping(fresh, key, shippingOffered(fresh, facts))
          }, seen),
        ),
      ))
