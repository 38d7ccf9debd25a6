import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { parcelTo } from '../../../domain/cart/cart-shipping.ts'
import { offeredShipping } from '../../../domain/delivery/offered-shipping.ts'
import type { CartRepository } from '../cart/cart-repository.port.ts'
import type { ShippingRepository } from '../delivery/shipping-repository.port.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import { loadProducts, type ProductRepositoryDeps } from '../stock/load-products.ts'
import { datedShipping } from './dated-shipping.ts'
import type { UseCase } from '../operation.ts'
import type { checkoutContract } from '../../contract/checkout.ts'

type Deps = ProductRepositoryDeps & {
  readonly carts: CartRepository
  readonly shipping: ShippingRepository
  readonly register: ShopRegister
  readonly clock: Clock
}

/** The shipping methods for this cart to a country, before an address is entered; none where the shop does not ship (Commerce §7). */
export const makeEstimateCartShipping =
  (deps: Deps): UseCase<typeof checkoutContract.estimateCartShipping> =>
  (_, { token: cartToken, country }) =>
    pipe(
      deps.carts.stockedCart(cartToken),
      TE.flatMap(({ cart, stocks }) =>
        pipe(
          sequenceS(TE.ApplyPar)({ methods: deps.shipping.methods(country), products: loadProducts(deps)(cart, stocks) }),
          TE.map(({ methods, products }) => {
            const { freeShippingThreshold } = deps.register.settings(cart.brandChannel)
            const offered = offeredShipping(methods, parcelTo(cart, country, freeShippingThreshold))
            return datedShipping(cart, offered, { methods, products, country, now: deps.clock.now() })
          }),
        ),
      ),
    )
