import type { FacetCounts } from './listing.ts'

/** A facet whose one value all products have would change nothing. */
export const isUsefulFacet = ({ values }: Pick<FacetCounts, 'values'>, total: number): boolean =>
  values.length > 1 || values.some(({ chosen, count }) => chosen || count < total)
