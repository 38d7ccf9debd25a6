import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { countablePage, pagesOf, type PageRequest } from '../../domain/listing/one-page.ts'

export const ITEMS_PER_PAGE = 50

/** A page of a list, with the number of its pages. */
export const listPage = <Failed, Found extends { readonly total: number }>(
  find: (at: PageRequest) => TE.TaskEither<Failed, Found>, page: number, itemsPerPage = ITEMS_PER_PAGE,
): TE.TaskEither<Failed, Found & { readonly pages: number }> =>
  pipe(
    find({ page: countablePage(page), itemsPerPage }), TE.map((found) => ({ ...found, pages: pagesOf(found.total, itemsPerPage) })))
