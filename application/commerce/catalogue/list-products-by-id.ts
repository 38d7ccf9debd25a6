import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isPositive } from '../../../domain/money/money-arithmetic.ts'
import { isSold } from '../../../domain/product/can-be-ordered.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { CardDeps } from './product-cards.ts'
import { productCards } from './product-cards.ts'
import type { UseCase } from '../operation.ts'
import type { catalogueContract } from '../../contract/catalogue.ts'

/** Cards of the given products in that order, without those that cost nothing or cannot be bought (Commerce §7). */
export const makeListProductsById =
  (deps: CardDeps & { readonly products: ProductRepository }): UseCase<typeof catalogueContract.listProductsById> =>
  (at, { ids }) =>
    pipe(
      deps.products.products(ids),
      TE.map((products) => products.filter(isSold)),
      TE.flatMap((products) => productCards(deps)(products, at)),
      TE.map((cards) => cards.filter((card) => isPositive(card.price.current))),
    )
