import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { packsOf } from '../../../domain/cart/count-units.ts'
import type { Pricing } from '../../../domain/pricing/pricing.ts'
import { quotePrice } from '../../../domain/pricing/quote-price.ts'
import { maximumQuantity } from '../../../domain/product/maximum-quantity.ts'
import { makeQuantity } from '../../../domain/quantity/quantity.ts'
import type { RefusalBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { CartRepository } from './cart-repository.port.ts'
import { findActiveProduct } from '../product/find-active-product.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import { currentPrices } from '../pricing/current-prices.ts'
import type { PriceDeps } from '../pricing/current-prices.ts'
import type { UseCase } from '../operation.ts'
import type { pricingContract } from '../../contract/pricing.ts'

type Deps = PriceDeps & { readonly carts: CartRepository; readonly products: ProductRepository; readonly register: ShopRegister }

// A price can be quoted without a cart: an unknown token only means that no packs count towards a bulk price.
const cartIfAny = (deps: Deps, cartToken: CartToken | undefined): TE.TaskEither<ServiceUnavailable, Cart | undefined> =>
  cartToken === undefined
    ? TE.right(undefined)
    : pipe(
        deps.carts.cart(cartToken),
        TE.orElse((failure) =>
          failure._tag === 'NotFound' ? TE.right<never, Cart | undefined>(undefined) : TE.left(failure),
        ),
      )

/** A price for a quantity; packs already in the cart count towards the bulk price (Commerce §7, decision A13). */
export const makeGetPricing =
  (deps: Deps): UseCase<typeof pricingContract.getPricing> =>
  (at, { productId, quantity, cartToken, fk }) => {
    const settings = deps.register.settings(at.brandChannel)
    return pipe(
      TE.Do,
      TE.apS('product', findActiveProduct(deps)(productId)),
      TE.apSW('packs', TE.fromEither(makeQuantity(quantity, maximumQuantity({ productId, settings })))),
      TE.apSW('cart', cartIfAny(deps, cartToken)),
      TE.bindW('entries', ({ cart }) =>
        currentPrices(deps)({
          productIds: [productId],
          priceChannel: cart?.priceChannel ?? settings.priceChannel,
          fks: fk === undefined ? [] : [fk],
        }),
      ),
      TE.flatMap(({ entries: [entry], packs, cart }) =>
        entry === undefined
          ? TE.left<RefusalBy<'NotForSale'>, Pricing>({ _tag: 'NotForSale' })
          : TE.right(quotePrice(entry, packs, cart === undefined ? 0 : packsOf(cart, productId))),
      ),
    )
  }
