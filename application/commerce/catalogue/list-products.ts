import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { findPage } from './find-page.ts'
import type { FindDeps } from './find-page.ts'
import type { CardDeps } from './product-cards.ts'
import { productCards } from './product-cards.ts'
import type { UseCase } from '../operation.ts'
import type { catalogueContract } from '../../contract/catalogue.ts'

/** One page of the catalogue; a page above the last returns the last (Commerce §2, decision A09). */
export type ListProducts = UseCase<typeof catalogueContract.listProducts>

export const makeListProducts =
  (deps: FindDeps & CardDeps): ListProducts =>
  (at, query) =>
    pipe(
      findPage(deps)(query, at),
      TE.bindTo('page'),
      TE.bind('cards', ({ page }) => productCards(deps)(page.products, at)),
      TE.map(({ page, cards }) => ({ cards, pagination: page.pagination, facets: page.facets })),
    )
