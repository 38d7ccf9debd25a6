/** Pages count from 1. */
export type PageRequest = { readonly page: number; readonly itemsPerPage: number }

/** One page of a complete list; empty beyond the last one. */
export const onePage = <One>(all: readonly One[], { page, itemsPerPage }: PageRequest): readonly One[] =>
  all.slice((page - 1) * itemsPerPage, page * itemsPerPage)

/** How many pages a list has; an empty one has its first. */
export const pagesOf = (total: number, itemsPerPage: number): number => Math.max(1, Math.ceil(total / itemsPerPage))

const MAX_PAGE = 100_000

/** An invalid page number counts as the first page. */
export const countablePage = (page: number): number =>
  Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1
