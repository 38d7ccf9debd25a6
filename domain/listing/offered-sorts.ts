import { SORTS, type ListingQuery, type Sort } from './listing-query.ts'

/** Relevance applies only to search results, the shop's own order only to a category (Commerce §5). */
export const offeredSorts = ({ search }: Pick<ListingQuery, 'search'>): readonly Sort[] =>
  SORTS.filter((sort) => sort !== (search === undefined ? 'relevance' : 'position'))
