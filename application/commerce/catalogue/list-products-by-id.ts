import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isPositive } from '../../../domain/money/money-arithmetic.ts'
import { isSold } from '../../../domain/product/can-be-ordered.ts'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { At } from '../shop/at.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { CardDeps } from './product-cards.ts'
import { productCards } from './product-cards.ts'

/** Cards of the given products in that order, without those that cost nothing or cannot be bought (Commerce §7). */
export type ListProductsById = (ids: readonly ProductId[], at: At) => TE.TaskEither<Failure, readonly ProductCard[]>

export const makeListProductsById =
  (deps: CardDeps & { readonly products: ProductRepository }): ListProductsById =>
  (ids, at) =>
    pipe(
      deps.products.products(ids),
      TE.map((products) => products.filter(isSold)),
      TE.flatMap((products) => productCards(deps)(products, at)),
      TE.map((cards) => cards.filter((card) => isPositive(card.price.current))),
    )
