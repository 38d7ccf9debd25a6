type Asked = { readonly page: number; readonly itemsPerPage: number }

/** The page counted from 1 of a list that is known whole; beyond the last one there is nothing. */
export const onePage = <One>(all: readonly One[], { page, itemsPerPage }: Asked): readonly One[] =>
  all.slice((page - 1) * itemsPerPage, page * itemsPerPage)

const MOST_PAGES = 100_000

/** A page that nobody can count is the first. */
export const countablePage = (page: number): number =>
  Number.isInteger(page) && page >= 1 ? Math.min(page, MOST_PAGES) : 1
