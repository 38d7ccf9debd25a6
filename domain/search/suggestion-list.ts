import type { LatestResponse } from '../loading/latest-response.machine.ts'
import type { ProductCard } from '../catalogue/product-card.ts'
import type { SearchTerm } from './search-term.ts'
import type { Hits } from './suggestions.machine.ts'
import type { UnderstoodPart } from './typed-line.ts'

export type SuggestionList = {
  /** A search is idle, loading, with results or without any (Commerce §4). */
  readonly state: 'idle' | 'loading' | 'results' | 'noResults'
  /** The term in the box; `undefined` if there is nothing to search for. */
  readonly term: SearchTerm | undefined
  readonly hits: readonly ProductCard[]
  /** The total number of hits. */
  readonly total: number
  /** The recognised lens values and types of the term. */
  readonly understood: readonly UnderstoodPart[]
  /** The selected row from 0; the row after the last hit shows all. `undefined`: none. */
  readonly selected: number | undefined
}

export const NOTHING_SUGGESTED: SuggestionList = {
  state: 'idle', term: undefined, hits: [], total: 0, understood: [], selected: undefined,
}

/** Typing keeps the previous hits visible, without a selection (decision A59). */
export const typedIn = (list: SuggestionList, term: SearchTerm | undefined): SuggestionList => ({ ...list, term, selected: undefined })

/** Stops at both ends: up from the first row selects none, down stays on the show-all row (decision A59). */
export const selectionMoved = (list: SuggestionList, direction: 'down' | 'up'): SuggestionList => {
  const { state, hits, selected } = list
  if (state !== 'results') return list
  if (direction === 'down') return { ...list, selected: Math.min((selected ?? -1) + 1, hits.length) }
  return { ...list, selected: selected === undefined || selected === 0 ? undefined : selected - 1 }
}

type SuggestionsSnapshot = {
  readonly value: 'absent' | 'waiting' | 'loaded' | 'failed'
  readonly context: LatestResponse<SearchTerm, Hits, unknown>
}

const stateOf = (value: SuggestionsSnapshot['value'], hits: number): SuggestionList['state'] => {
  if (value === 'waiting') return 'loading'
  if (value === 'loaded') return hits > 0 ? 'results' : 'noResults'
  return 'idle'
}

/** The list with the hits of the latest search; hits of a failed search are not shown. */
export const withHits = (list: SuggestionList, { value, context }: SuggestionsSnapshot): SuggestionList => {
  const { cards, total, understood = [] }: Hits = (value === 'failed' ? undefined : context.response) ?? { cards: [], total: 0 }
  return { ...list, state: stateOf(value, cards.length), hits: cards, total, understood, selected: undefined }
}
