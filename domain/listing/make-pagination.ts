import { pagesOf } from './one-page.ts'
import { PAGE_OPTIONS, type Pagination } from './pagination.ts'

/** Entries per page outside listings, such as in the order history (Commerce §9, decision A06). */
export const DEFAULT_ITEMS_PER_PAGE = 10

type Counted = { readonly page: number; readonly totalItems: number; readonly itemsPerPage?: number }

/** There is always a first page, and a page beyond the last one becomes the last one (decision A09). */
export const makePagination = ({ page, totalItems, itemsPerPage = DEFAULT_ITEMS_PER_PAGE }: Counted): Pagination => {
  const totalPages = pagesOf(totalItems, itemsPerPage)
  return {
    currentPage: Math.min(Math.max(1, page), totalPages),
    totalPages,
    totalItems,
    itemsPerPage,
    pageOptions: PAGE_OPTIONS,
  }
}
