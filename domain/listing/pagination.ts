/** Page sizes a shopper may choose (Commerce §9). */
export const PAGE_OPTIONS = [10, 20, 40, 100] as const

/** Pages count from 1 (Commerce §3). */
export type Pagination = {
  readonly currentPage: number
  readonly totalPages: number
  readonly totalItems: number
  readonly itemsPerPage: number
  readonly pageOptions: readonly number[]
}
