import type { ProductId } from '../product/product.ts'
import type { SearchTerm } from './search-term.ts'
import type { SuggestionList } from './suggestion-list.ts'

export type SuggestionChoice =
  | { readonly _tag: 'Product'; readonly productId: ProductId }
  | { readonly _tag: 'AllHits'; readonly term: SearchTerm }

/** What Enter opens: the selected product, otherwise all hits; nothing without a term (Commerce §2). */
export const suggestionChoice = (
  { term, hits, selected }: Pick<SuggestionList, 'term' | 'hits' | 'selected'>,
): SuggestionChoice | undefined => {
  const hit = selected === undefined ? undefined : hits[selected]
  if (hit !== undefined) return { _tag: 'Product', productId: hit.product.id }
  return term === undefined ? undefined : { _tag: 'AllHits', term }
}
