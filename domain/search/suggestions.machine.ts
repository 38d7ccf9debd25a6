import { latestResponseMachine } from '../loading/latest-response.machine.ts'
import type { ProductCard } from '../catalogue/product-card.ts'
import type { Failure } from '../refusal.ts'
import { MAX_SUGGESTIONS } from './suggestion-counts.ts'
import type { SearchTerm } from './search-term.ts'
import type { UnderstoodPart } from './typed-line.ts'

/** The first hits, their total number, and the recognised parts of the term. */
export type Hits = { readonly cards: readonly ProductCard[]; readonly total: number; readonly understood?: readonly UnderstoodPart[] }

/** The hits of the latest term; no more are stored than are shown (Commerce §4). */
export const suggestionsMachine = latestResponseMachine<SearchTerm, Hits, Failure>({
  id: 'suggestions',
  overtakenBy: 'request',
  select: ({ cards, ...others }) => ({ ...others, cards: cards.slice(0, MAX_SUGGESTIONS) }),
})
