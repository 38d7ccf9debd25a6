import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { FactDeps } from '../cart/cart-facts.ts'
import type { CartRepository } from '../cart/cart-repository.port.ts'
import type { ProductRepositoryDeps } from '../stock/load-products.ts'
import type { DatedShippingOption } from './dated-shipping.ts'
import { makeGetCartShippingOptions } from './get-cart-shipping-options.ts'

/** The selected shipping method with today's price and days; `undefined` before one is selected (Commerce §7). */
export type GetSelectedShippingMethod = (cartToken: CartToken) => TE.TaskEither<Failure, DatedShippingOption | undefined>

type Deps = FactDeps & ProductRepositoryDeps & { readonly carts: CartRepository }

export const makeGetSelectedShippingMethod =
  (deps: Deps): GetSelectedShippingMethod =>
  (cartToken) =>
    pipe(
      deps.carts.cart(cartToken),
      TE.flatMap(({ shippingMethod }) =>
        shippingMethod === undefined
          ? TE.right(undefined)
          : pipe(
              makeGetCartShippingOptions(deps)(cartToken),
              TE.map((offered) => offered.find(({ key }) => key === shippingMethod)),
            ),
      ),
    )
