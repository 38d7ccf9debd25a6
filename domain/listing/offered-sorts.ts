import { SORTS, type ListingQuery, type Sort } from './listing-query.ts'

/** Relevance can only be an order of search results, the shop's own order only one of a category (Commerce §5). */
export const offeredSorts = ({ search }: Pick<ListingQuery, 'search'>): readonly Sort[] =>
  SORTS.filter((sort) => sort !== (search === undefined ? 'relevance' : 'position'))
