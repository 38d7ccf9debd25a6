import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { CardDeps } from './product-cards.ts'
import { productCards } from './product-cards.ts'
import type { UseCase } from '../operation.ts'
import type { catalogueContract } from '../../contract/catalogue.ts'

/** Two full rows where there are four columns. */
const MOST_POPULAR = 8

const POPULAR_LENSES: ListingQuery = {
  page: 1, itemsPerPage: MOST_POPULAR, sort: 'position', categoryPath: 'lens', filters: {}, listViewType: 'grid',
}

/** The most popular lenses, in the order of the catalogue (Commerce §7). */
export const makeGetPopularProducts =
  (deps: CardDeps & { readonly products: ProductRepository }): UseCase<typeof catalogueContract.getPopularProducts> =>
  (at) =>
    pipe(
      deps.products.find(POPULAR_LENSES, { locale: at.locale, priceChannel: deps.register.settings(at.brandChannel).priceChannel }),
      TE.flatMap(({ products }) => productCards(deps)(products, at)),
    )
