import { toggleFilter } from '../../domain/listing/filters.ts'
import { FACETS } from '../../domain/listing/listing-query.ts'
import type { Facet, ListViewType, Sort } from '../../domain/listing/listing-query.ts'
import { isUsefulFacet } from '../../domain/listing/is-useful-facet.ts'
import { shownPageSizes } from '../../domain/listing/page-size.ts'
import { isPaginationShown, nextPage, previousPage, visiblePages } from '../../domain/listing/visible-pages.ts'
import { writeListingQuery } from '../../domain/listing/write-listing-query.ts'
import type { ListingChange } from '../../domain/listing/write-listing-query.ts'
import { ownValue } from '../../domain/own-value.ts'
import type { ChosenFilter, ListingData } from './listing-page-data.ts'

export type Choice<Value> = { readonly value: Value; readonly to: string; readonly isChosen: boolean }
/** `name` if the catalogue has one. */
export type FacetChoice = Choice<string> & { readonly count: number; readonly name?: string | undefined }
export type PageLinks = {
  readonly current: number
  readonly pages: readonly Choice<number>[]
  readonly previous?: string
  readonly next?: string
}

/** All changes of a listing, as links. */
export type ListingLinks = {
  readonly facets: readonly { readonly facet: Facet; readonly values: readonly FacetChoice[] }[]
  readonly chosen: readonly (ChosenFilter & Pick<FacetChoice, 'name' | 'to'>)[]
  readonly withoutFilters: string
  readonly sorts: readonly Choice<Sort>[]
  readonly sizes: readonly Choice<number>[]
  readonly views: readonly Choice<ListViewType>[]
  readonly pages?: PageLinks
}

type Here = { readonly path: string; readonly params: URLSearchParams }

const pageLinks = (data: ListingData, to: (change: ListingChange) => string): PageLinks => {
  const previous = previousPage(data.pagination)
  const next = nextPage(data.pagination)
  const current = data.pagination.currentPage
  return {
    current,
    pages: visiblePages(data.pagination).map((page) => ({ value: page, to: to({ page }), isChosen: page === current })),
    ...(previous === undefined ? {} : { previous: to({ page: previous }) }),
    ...(next === undefined ? {} : { next: to({ page: next }) }),
  }
}

export const listingLinks = (data: ListingData, { path, params }: Here): ListingLinks => {
  const to = (change: ListingChange): string => {
    const query = writeListingQuery(params, change)
    return query === '' ? path : `${path}?${query}`
  }
  const toggled = (facet: Facet, value: string): string => to({ filters: toggleFilter(data.filters, facet, value) })
  return {
    facets: data.facets.filter((facet) => isUsefulFacet(facet, data.pagination.totalItems)).map(({ facet, values }) => ({
      facet,
      values: values.map(({ value, count, chosen }) => ({
        value, count, name: ownValue(data.names ?? {}, value), isChosen: chosen, to: toggled(facet, value),
      })),
    })),
    chosen: FACETS.flatMap((facet) =>
      (data.filters[facet] ?? []).map((value) => ({ facet, value, name: ownValue(data.names ?? {}, value), to: toggled(facet, value) }))),
    withoutFilters: to({ filters: {} }),
    sorts: data.sorts.map((sort) => ({ value: sort, to: to({ sort }), isChosen: sort === data.sort })),
    sizes: shownPageSizes(data.pagination.itemsPerPage).map((size) => ({
      value: size, to: to({ itemsPerPage: size }), isChosen: size === data.pagination.itemsPerPage,
    })),
    views: (['grid', 'list'] as const).map((view) => ({
      value: view, to: to({ listViewType: view }), isChosen: view === data.listViewType,
    })),
    ...(isPaginationShown(data.pagination) ? { pages: pageLinks(data, to) } : {}),
  }
}
