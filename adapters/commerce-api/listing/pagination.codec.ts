import * as t from 'io-ts'

/** Pages count from 1 (Commerce §3). */
export const PaginationWire = t.strict(
  {
    currentPage: t.number,
    totalPages: t.number,
    totalItems: t.number,
    itemsPerPage: t.number,
    pageOptions: t.readonlyArray(t.number),
  },
  'Pagination',
)
