import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { loadCartFacts } from '../cart/cart-facts.ts'
import type { FactDeps } from '../cart/cart-facts.ts'
import type { CartRepository } from '../cart/cart-repository.port.ts'
import { shippingOffered } from '../cart/refresh-cart.ts'
import { loadProducts } from '../stock/load-products.ts'
import type { ProductRepositoryDeps } from '../stock/load-products.ts'
import { datedShipping } from './dated-shipping.ts'
import type { UseCase } from '../operation.ts'
import type { checkoutContract } from '../../contract/checkout.ts'

type Deps = FactDeps & ProductRepositoryDeps & { readonly carts: CartRepository }

/** The shipping methods for this cart and its address (Commerce §7). */
export const makeGetCartShippingOptions =
  (deps: Deps): UseCase<typeof checkoutContract.getCartShippingOptions> =>
  (_, { token: cartToken }) =>
    pipe(
      deps.carts.stockedCart(cartToken),
      TE.flatMap(({ cart, stocks }) =>
        pipe(
          sequenceS(TE.ApplyPar)({ facts: loadCartFacts(deps)(cart), products: loadProducts(deps)(cart, stocks) }),
          TE.map(({ facts, products }) =>
            datedShipping(cart, shippingOffered(cart, facts), {
              methods: facts.methods, products, country: facts.country, now: deps.clock.now(),
            })),
        ),
      ),
    )
