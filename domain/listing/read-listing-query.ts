import * as E from '../either.ts'
import { makeSearchTerm } from '../search/search-term.ts'
import { readFilters } from './filters.ts'
import { SORTS, VIEW_TYPES, type ListingQuery, type Sort } from './listing-query.ts'
import { LISTING_ITEMS_PER_PAGE, readPage, readPageSize } from './page-size.ts'

export type ListingKind = {
  /** The shop's default number of products per page. */
  readonly defaultSize?: number
  /** Whether this is the page of search results. */
  readonly hasSearch: boolean
  readonly categoryPath?: string
}

/** Spellings of one parameter; the first that is present wins (decision A07). */
export const SIZE_NAMES = ['itemsPerPage', 'limit'] as const
export const SEARCH_NAMES = ['search', 'term', 'phrase'] as const

export const firstOf = (params: URLSearchParams, names: readonly string[]): string | null =>
  names.map((name) => params.get(name)).find((text) => text !== null) ?? null

const isOneOf = <Value extends string>(values: readonly Value[], text: string | null): text is Value =>
  values.some((value) => value === text)

/** Sorting by relevance needs a search term. */
export const readSort = (text: string | null, isSearch: boolean): Sort => {
  const standard: Sort = isSearch ? 'relevance' : 'position'
  return isOneOf(SORTS, text) && (isSearch || text !== 'relevance') ? text : standard
}

/** The query of a listing's URL; invalid values fall back to the default (Commerce §2). */
export const readListingQuery = (params: URLSearchParams, kind: ListingKind): ListingQuery => {
  const term = makeSearchTerm(firstOf(params, SEARCH_NAMES) ?? '')
  const viewType = params.get('listViewType')
  return {
    page: readPage(params.get('page')),
    itemsPerPage: readPageSize(firstOf(params, SIZE_NAMES), kind.defaultSize ?? LISTING_ITEMS_PER_PAGE),
    sort: readSort(params.get('sort'), kind.hasSearch || E.isRight(term)),
    ...(E.isRight(term) ? { search: term.right } : {}),
    ...(kind.categoryPath === undefined ? {} : { categoryPath: kind.categoryPath }),
    filters: readFilters(params),
    listViewType: isOneOf(VIEW_TYPES, viewType) ? viewType : 'grid',
  }
}
