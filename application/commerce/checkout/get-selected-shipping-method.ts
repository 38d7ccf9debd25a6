import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { FactDeps } from '../cart/cart-facts.ts'
import type { CartRepository } from '../cart/cart-repository.port.ts'
import type { ProductRepositoryDeps } from '../stock/load-products.ts'
import { makeGetCartShippingOptions } from './get-cart-shipping-options.ts'
import type { UseCase } from '../operation.ts'
import type { checkoutContract } from '../../contract/checkout.ts'

type Deps = FactDeps & ProductRepositoryDeps & { readonly carts: CartRepository }

/** The selected shipping method with today's price and days; `undefined` before one is selected (Commerce §7). */
export const makeGetSelectedShippingMethod =
  (deps: Deps): UseCase<typeof checkoutContract.getSelectedShippingMethod> =>
  (caller, cart) =>
    pipe(
      deps.carts.cart(cart.token),
      TE.flatMap(({ shippingMethod }) =>
        shippingMethod === undefined
          ? TE.right(undefined)
          : pipe(
              makeGetCartShippingOptions(deps)(caller, cart),
              TE.map((offered) => offered.find(({ key }) => key === shippingMethod)),
            ),
      ),
    )
