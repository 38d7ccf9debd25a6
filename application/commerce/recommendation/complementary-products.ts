import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import { isPositive } from '../../../domain/money/money-arithmetic.ts'
import { usedKeys } from '../../../domain/prescription/lens-blocks.ts'
import { canBeOrdered } from '../../../domain/product/can-be-ordered.ts'
import type { ProductType } from '../../../domain/product/product-type.ts'
import type { Product } from '../../../domain/product/product.ts'
import { DEFAULT_QUANTITY } from '../../../domain/quantity/quantity.ts'
import { MAX_RECOMMENDED } from '../../../domain/recommendation/recommendation.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { canOrder } from '../../../domain/stock/can-order.ts'
import type { CardDeps } from '../catalogue/product-cards.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { At } from '../shop/at.ts'

export type ProductRepositoryDeps = CardDeps & { readonly products: ProductRepository }

/** More than are shown, since some are in the cart or not available. */
const queryFor = (types: readonly ProductType[]): ListingQuery => ({
  page: 1, itemsPerPage: MAX_RECOMMENDED * 5, sort: 'position', filters: { category: types }, listViewType: 'grid',
})

/** Can be added to the cart with one click: for sale, and without options. */
const canBeAddedDirectly = (product: Product): boolean =>
  E.isRight(canBeOrdered(product)) && usedKeys(product.space).length === 0

/** Products of these types without options, in catalogue order. */
export const complementaryProducts =
  (deps: ProductRepositoryDeps) =>
  (types: readonly ProductType[], at: At): TE.TaskEither<ServiceUnavailable, readonly Product[]> =>
    types.length === 0
      ? TE.right([])
      : pipe(
          deps.products.find(queryFor(types), { locale: at.locale, priceChannel: deps.register.settings(at.brandChannel).priceChannel }),
          TE.map(({ products }) => products.filter(canBeAddedDirectly)),
        )

export const canBeHad = ({ price, stock }: ProductCard): boolean =>
  isPositive(price.current) && (stock === undefined || E.isRight(canOrder(stock, DEFAULT_QUANTITY)))
