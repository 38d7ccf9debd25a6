import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import { isPositive } from '../../../domain/money/money-arithmetic.ts'
import { usedKeys } from '../../../domain/prescription/lens-blocks.ts'
import { canBeOrdered } from '../../../domain/product/can-be-ordered.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { ProductType } from '../../../domain/product/product-type.ts'
import { isNews, MOST_RECOMMENDED, numbered, recommendedTypes } from '../../../domain/recommendation/recommendation.ts'
import type { Recommendation } from '../../../domain/recommendation/recommendation.ts'
import type { Failure, ServiceUnavailable } from '../../../domain/refusal.ts'
import { canOrder } from '../../../domain/stock/can-order.ts'
import { DEFAULT_QUANTITY } from '../../../domain/quantity/quantity.ts'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import type { CartShelf } from '../cart/cart-shelf.port.ts'
import type { ProductBook } from '../product/product-book.port.ts'
import { productCards, type CardDeps } from '../catalogue/product-cards.ts'
import type { At } from '../shop/at.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'

/** Goods that go with a cart and do not lie in it yet (Commerce §7, decision A63). */
export type RecommendForCart = (cartToken: CartToken, at: At) => TE.TaskEither<Failure, Recommendation>

type Deps = CardDeps & { readonly carts: CartShelf; readonly products: ProductBook; readonly tokens: TokenMaker }

/** More than are shown, since some of them lie in the cart or cannot be had. */
const queryFor = (types: readonly ProductType[]): ListingQuery => ({
  page: 1, itemsPerPage: MOST_RECOMMENDED * 5, sort: 'position', filters: { category: types }, listViewType: 'grid',
})

/** One press puts it in: sold, and nothing to choose. */
const canBePressed = (product: Product): boolean =>
  E.isRight(canBeOrdered(product)) && usedKeys(product.space).length === 0

const canBeHad = ({ price, stock }: ProductCard): boolean =>
  isPositive(price.current) && (stock === undefined || E.isRight(canOrder(stock, DEFAULT_QUANTITY)))

const candidates = (deps: Deps, cart: Cart, at: At): TE.TaskEither<ServiceUnavailable, readonly ProductCard[]> => {
  const types = recommendedTypes(cart)
  if (types.length === 0) return TE.right([])
  const { priceChannel } = deps.register.settings(at.brandChannel)
  return pipe(
    TE.Do,
    TE.apS('found', deps.products.find(queryFor(types), { locale: at.locale, priceChannel })),
    TE.apS('known', deps.products.products(cart.lines.map((line) => line.productId))),
    TE.map(({ found, known }) => found.products.filter(canBePressed).filter(isNews(cart, known))),
    TE.flatMap((products) => productCards(deps)(products, at)),
    TE.map((cards) => cards.filter(canBeHad)),
  )
}

export const makeRecommendForCart =
  (deps: Deps): RecommendForCart =>
  (cartToken, at) =>
    pipe(
      deps.carts.cart(cartToken),
      TE.flatMap((cart) => candidates(deps, cart, { ...at, brandChannel: cart.brandChannel })),
      TE.map((cards) => ({ recommendationId: deps.tokens.make(), category: 'lenscare', products: numbered(cards) })),
    )
