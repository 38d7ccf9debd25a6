import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { readFilters } from '../../../domain/listing/filters.ts'
import type { SearchResult } from '../../../domain/listing/listing.ts'
import { PAGE_OPTIONS } from '../../../domain/listing/pagination.ts'
import { readSort } from '../../../domain/listing/read-listing-query.ts'
import type { SearchQuery } from '../../../domain/listing/search-query.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { readTypedNumber } from '../../../domain/whole-number.ts'
import { omitUndefined, type Complete } from '../../../domain/omit-undefined.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { orUndefined, orNull } from '../codec/or-null.ts'
import { productCardOf } from '../product/product-card.codec.ts'
import { productCardToWire } from '../product/product-to-wire.ts'
import { ProductWire } from '../product/product.codec.ts'
import { UnderstoodKeyCode } from '../values/codes.codec.ts'
import { FacetWire } from './listing.codec.ts'
import { filterParams, type Params } from './listing-params.ts'

/** The products found, with the available filters; `page` counts from 0 on the wire and nowhere else (Commerce §7, decision A08). */
export const SearchWire = t.strict(
  {
    result: t.readonlyArray(ProductWire),
    page: t.number,
    nbHits: t.number,
    nbPages: t.number,
    hitsPerPage: t.number,
    facets: t.readonlyArray(FacetWire),
    understood: t.readonlyArray(t.strict({ key: UnderstoodKeyCode, value: t.string, without: t.string })),
    did_you_mean: nullable(t.string),
  },
  'SearchResult',
)
export type SearchWire = t.TypeOf<typeof SearchWire>

export const SearchCodec = codecFrom(
  'SearchResult',
  SearchWire,
  (wire): E.Either<never, SearchResult> =>
    E.right(omitUndefined<Complete<SearchResult>>({
      cards: wire.result.map(productCardOf),
      pagination: {
        currentPage: wire.page + 1,
        totalPages: Math.max(1, wire.nbPages),
        totalItems: wire.nbHits,
        itemsPerPage: wire.hitsPerPage,
        pageOptions: PAGE_OPTIONS,
      },
      facets: wire.facets,
      understood: wire.understood.length === 0 ? undefined : wire.understood,
      didYouMean: orUndefined(wire.did_you_mean),
    })),
)

export const searchToWire = ({ cards, pagination, facets, understood = [], didYouMean }: SearchResult, locale: Locale): SearchWire => ({
  result: cards.map((card) => productCardToWire(card, locale)),
  page: pagination.currentPage - 1,
  nbHits: pagination.totalItems,
  nbPages: pagination.totalItems === 0 ? 0 : pagination.totalPages,
  hitsPerPage: pagination.itemsPerPage,
  facets,
  understood,
  did_you_mean: orNull(didYouMean),
})

/** Never a page below the first, whatever the address contains. */
export const searchParams = ({ term, page, hitsPerPage, sort, filters = {} }: SearchQuery): Params => [
  ['term', term],
  ['page', String(Math.max(0, (Number.isInteger(page) ? page : 1) - 1))],
  ['hitsPerPage', String(hitsPerPage)],
  ...(sort === undefined ? [] : ([['sort', sort]] as const)),
  ...filterParams(filters),
]

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
