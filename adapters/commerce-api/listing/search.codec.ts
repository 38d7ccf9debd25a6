import * as t from 'io-ts'
import { readFilters } from '../../../domain/listing/filters.ts'
import type { SearchResult } from '../../../domain/listing/listing.ts'
import { PAGE_OPTIONS } from '../../../domain/listing/pagination.ts'
import { readSort } from '../../../domain/listing/read-listing-query.ts'
import type { SearchQuery } from '../../../domain/listing/search-query.ts'
import { readTypedNumber } from '../../../domain/whole-number.ts'
import { UnderstoodKeyCode } from '../values/codes.codec.ts'
import { filterParams } from './listing-params.ts'
import type { QueryValues } from '../operations/query-parameters.ts'
import { as, computed, list, optional, via, written } from '../codec/field.ts'
import { FacetRecord } from './listing.codec.ts'
import type { UnderstoodPart } from '../../../domain/search/typed-line.ts'
import { record } from '../codec/record.ts'
import { CardRecord } from '../product/product-card.codec.ts'

type ReadPage = { readonly page: number; readonly nbPages: number; readonly nbHits: number; readonly hitsPerPage: number }
const page = (part: (pagination: SearchResult['pagination']) => number) =>
  written(t.number, ({ pagination }: SearchResult) => part(pagination))

/** The products found, with the available filters; `page` counts from 0 on the wire and nowhere else (Commerce §7, decision A08). */
export const SearchRecord = record<SearchResult>('SearchResult', {
  cards: as('result', list(CardRecord)),
  pagination: computed((wire: ReadPage) => ({
    currentPage: wire.page + 1,
    totalPages: Math.max(1, wire.nbPages),
    totalItems: wire.nbHits,
    itemsPerPage: wire.hitsPerPage,
    pageOptions: PAGE_OPTIONS,
  })),
  page: page(({ currentPage }) => currentPage - 1),
  nbHits: page(({ totalItems }) => totalItems),
  nbPages: page(({ totalItems, totalPages }) => (totalItems === 0 ? 0 : totalPages)),
  hitsPerPage: page(({ itemsPerPage }) => itemsPerPage),
  facets: list(FacetRecord),
  understood: via<readonly UnderstoodPart[], readonly UnderstoodPart[] | undefined>(
    list(t.strict({ key: UnderstoodKeyCode, value: t.string, without: t.string })),
    (parts) => (parts.length === 0 ? undefined : parts), (parts = []) => parts,
  ),
  didYouMean: optional(t.string),
})

/** Never a page below the first, whatever the address contains. */
export const searchParams = ({ term, page, hitsPerPage, sort, filters = {} }: SearchQuery): QueryValues =>
  ({ term, page: Math.max(0, (Number.isInteger(page) ? page : 1) - 1), hitsPerPage, sort, ...filterParams(filters) })

const SIX_DIGITS = { from: 0, to: 999_999 }
const MAX_RESULTS = 100
const DEFAULT_RESULTS = 16

export const readSearchParams = (params: URLSearchParams): SearchQuery => ({
  term: params.get('term') ?? '',
  page: (readTypedNumber(params.get('page'), SIX_DIGITS) ?? 0) + 1,
  hitsPerPage: Math.min(Math.max(1, readTypedNumber(params.get('hitsPerPage'), SIX_DIGITS) ?? DEFAULT_RESULTS), MAX_RESULTS),
  sort: readSort(params.get('sort'), true),
  filters: readFilters(params),
})
