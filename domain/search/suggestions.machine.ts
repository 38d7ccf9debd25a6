import { latestAnswerMachine } from '../loading/latest-answer.machine.ts'
import type { ProductCard } from '../catalogue/product-card.ts'
import type { Failure } from '../refusal.ts'
import { HITS_SHOWN } from './hits-shown.ts'
import type { SearchTerm } from './search-term.ts'

/** The first hits, and how many there are in all. */
export type Hits = { readonly cards: readonly ProductCard[]; readonly total: number }

/** What the search finds for the term that was typed last; no more is kept than is shown (Commerce §4). */
export const suggestionsMachine = latestAnswerMachine<SearchTerm, Hits, Failure>({
  id: 'suggestions',
  overtakenBy: 'question',
  heldOf: ({ cards, total }) => ({ cards: cards.slice(0, HITS_SHOWN), total }),
})
