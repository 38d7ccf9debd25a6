import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { Listing } from '../../../domain/listing/listing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { At } from '../shop/at.ts'
import { findPage } from './find-page.ts'
import type { FindDeps } from './find-page.ts'
import type { CardDeps } from './product-cards.ts'
import { productCards } from './product-cards.ts'

/** One page of the catalogue; a page above the last returns the last (Commerce §2, decision A09). */
export type ListProducts = (query: ListingQuery, at: At) => TE.TaskEither<Failure, Listing>

export const makeListProducts =
  (deps: FindDeps & CardDeps): ListProducts =>
  (query, at) =>
    pipe(
      findPage(deps)(query, at),
      TE.bindTo('page'),
      TE.bind('cards', ({ page }) => productCards(deps)(page.products, at)),
      TE.map(({ page, cards }) => ({ cards, pagination: page.pagination, facets: page.facets })),
    )
