import type { Pagination } from '../../domain/listing/pagination.ts'
import { isPaginationShown, nextPage, previousPage, visiblePages } from '../../domain/listing/visible-pages.ts'
import { readWholeNumber } from '../../domain/whole-number.ts'
import type { PageLinks } from './listing-links.ts'

const LARGEST_PAGE = 99_999

/** The requested page number; the first for an invalid one. */
export const requestedPage = (request: Request): number =>
  readWholeNumber(new URL(request.url).searchParams.get('page'), { from: 1, to: LARGEST_PAGE }) ?? 1

/** The links to the other pages of a list at `path`; undefined with a single page. */
export const pageLinks = (pagination: Pagination, path: string): PageLinks | undefined => {
  if (!isPaginationShown(pagination)) return undefined
  const to = (page: number | undefined): string | undefined => (page === undefined ? undefined : `${path}?page=${page}`)
  const [previous, next] = [to(previousPage(pagination)), to(nextPage(pagination))]
  return {
    current: pagination.currentPage,
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
    pages: visiblePages(pagination).map((page) => ({
      value: page, to: `${path}?page=${page}`, isChosen: page === pagination.currentPage,
    })),
  }
}
