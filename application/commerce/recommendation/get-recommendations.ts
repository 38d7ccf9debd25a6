import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import { isNewToCart, numbered, recommendedTypes } from '../../../domain/recommendation/recommendation.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import type { CartRepository } from '../cart/cart-repository.port.ts'
import { productCards } from '../catalogue/product-cards.ts'
import type { At } from '../shop/at.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import { canBeHad, complementaryProducts, type ProductRepositoryDeps } from './complementary-products.ts'
import type { UseCase } from '../operation.ts'
import type { recommendationContract } from '../../contract/recommendation.ts'

type Deps = ProductRepositoryDeps & { readonly carts: CartRepository; readonly tokens: TokenMaker }

const candidates = (deps: Deps, cart: Cart, at: At): TE.TaskEither<ServiceUnavailable, readonly ProductCard[]> =>
  pipe(
    TE.Do,
    TE.apS('complementary', complementaryProducts(deps)(recommendedTypes(cart), at)),
    TE.apS('inCart', deps.products.products(cart.lines.map((line) => line.productId))),
    TE.map(({ complementary, inCart }) => complementary.filter(isNewToCart(cart, inCart))),
    TE.flatMap((products) => productCards(deps)(products, at)),
    TE.map((cards) => cards.filter(canBeHad)),
  )

/** Products that go with a cart and are not in it (Commerce §7, decision A63). */
export const makeGetRecommendations =
  (deps: Deps): UseCase<typeof recommendationContract.getRecommendations> =>
  (at, { cart: { token: cartToken } }) =>
    pipe(
      deps.carts.cart(cartToken),
      TE.flatMap((cart) => candidates(deps, cart, { ...at, brandChannel: cart.brandChannel })),
      TE.map((cards) => ({ recommendationId: deps.tokens.make(), category: 'lenscare', products: numbered(cards) })),
    )
