import * as t from 'io-ts'
import type { FacetCounts, Listing } from '../../../domain/listing/listing.ts'
import { makePagination } from '../../../domain/listing/make-pagination.ts'
import { as, computed, list, written } from '../codec/field.ts'
import { record, within } from '../codec/record.ts'
import { CardRecord } from '../product/product-card.codec.ts'
import { FacetCode } from '../values/codes.codec.ts'

export const FacetRecord = record<FacetCounts>('Facet', {
  facet: FacetCode, values: list(t.strict({ value: t.string, count: t.number, chosen: t.boolean })),
})
const page = (part: (pagination: Listing['pagination']) => number) => written(t.number, ({ pagination }: Listing) => part(pagination))

type ReadMeta = { readonly meta: { readonly page: number; readonly total: number; readonly limit: number } }

/** One page of products: `result` and `meta.total`, with the available filters (Commerce §7). */
export const ListingRecord = record<Listing>('Listing', {
  cards: as('result', list(CardRecord)),
  pagination: computed(({ meta: { page: current, total, limit } }: ReadMeta) =>
    makePagination({ page: current, totalItems: total, itemsPerPage: limit })),
  ...within('meta', {
    total: page(({ totalItems }) => totalItems),
    page: page(({ currentPage }) => currentPage),
    limit: page(({ itemsPerPage }) => itemsPerPage),
    facets: list(FacetRecord),
  }),
})
