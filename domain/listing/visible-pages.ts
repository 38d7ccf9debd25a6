import type { Pagination } from './pagination.ts'

/** Page links shown at once (Commerce §2). */
export const VISIBLE_PAGES = 3

type Position = Pick<Pagination, 'currentPage' | 'totalPages'>

/** Up to three pages around the current one, within the first and the last. */
export const visiblePages = ({ currentPage, totalPages }: Position): readonly number[] => {
  const length = Math.min(VISIBLE_PAGES, totalPages)
  const first = Math.max(1, Math.min(currentPage - 1, totalPages - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}

/** A single page needs no pagination bar. */
export const isPaginationShown = ({ totalPages }: Pick<Pagination, 'totalPages'>): boolean => totalPages > 1

/** `undefined` if there is none, and so no button. */
export const previousPage = ({ currentPage }: Position): number | undefined =>
  currentPage > 1 ? currentPage - 1 : undefined

export const nextPage = ({ currentPage, totalPages }: Position): number | undefined =>
  currentPage < totalPages ? currentPage + 1 : undefined
