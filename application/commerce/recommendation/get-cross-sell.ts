import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import { isSold } from '../../../domain/product/can-be-ordered.ts'
import type { Product } from '../../../domain/product/product.ts'
import { careFor, MAX_RECOMMENDED, numbered } from '../../../domain/recommendation/recommendation.ts'
import type { RecommendedProduct } from '../../../domain/recommendation/recommendation.ts'
import { productCards } from '../catalogue/product-cards.ts'
import { findActiveProduct } from '../product/find-active-product.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import { canBeHad, complementaryProducts, type ProductRepositoryDeps } from './complementary-products.ts'
import type { UseCase } from '../operation.ts'
import type { recommendationContract } from '../../contract/recommendation.ts'

/** Without duplicates and other packs of the product itself. */
const besides = (product: Product, others: readonly Product[]): readonly Product[] =>
  others.filter((other, index) =>
    other.group.key !== product.group.key && others.findIndex(({ id }) => id === other.id) === index)

/** All products the catalogue names, and care products as far as there is room. */
const recommendedOf = (cards: readonly ProductCard[], named: readonly Product[]): readonly RecommendedProduct[] =>
  numbered(cards.filter(canBeHad), Math.max(MAX_RECOMMENDED, named.length))

/** Products to go with a product: those the catalogue names, then care products for its wearer (Commerce §7). */
export const makeGetCrossSell =
  (deps: ProductRepositoryDeps & { readonly tokens: TokenMaker }): UseCase<typeof recommendationContract.getCrossSell> =>
  (at, { productId }) =>
    pipe(
      findActiveProduct(deps)(productId),
      TE.bindTo('product'),
      TE.bindW('candidates', ({ product }) =>
        sequenceS(TE.ApplyPar)({
          named: pipe(deps.products.products(product.similarProductIds), TE.map((products) => products.filter(isSold))),
          care: complementaryProducts(deps)(careFor(product.category), at),
        }),
      ),
      TE.bindW('cards', ({ product, candidates: { named, care } }) => productCards(deps)(besides(product, [...named, ...care]), at)),
      TE.map(({ candidates, cards }) => ({
        recommendationId: deps.tokens.make(), category: 'lenscare', products: recommendedOf(cards, candidates.named),
      })),
    )
