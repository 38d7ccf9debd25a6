import { assign, setup } from 'xstate'
import type { Failure } from '../refusal.ts'
import type { ProductCard } from '../catalogue/product-card.ts'
import { HITS_SHOWN } from './hits-shown.ts'
import type { SearchTerm } from './search-term.ts'

export type SuggestionEvent =
  /** What stands in the box now; `undefined` when nothing worth searching does. */
  | { readonly type: 'term.typed'; readonly term: SearchTerm | undefined }
  /** The pause after typing is over and the term is on its way. */
  | { readonly type: 'search.started'; readonly term: SearchTerm }
  | { readonly type: 'hits.received'; readonly term: SearchTerm; readonly hits: readonly ProductCard[] }
  | { readonly type: 'search.failed'; readonly term: SearchTerm; readonly failure: Failure }
  | { readonly type: 'selection.moved'; readonly direction: 'down' | 'up' }
  | { readonly type: 'list.closed' }

export type SuggestionList = {
  readonly term: SearchTerm | undefined
  readonly hits: readonly ProductCard[]
  /** The selected row from 0; the row after the last hit shows all. `undefined`: none. */
  readonly selected: number | undefined
  /** Why the last search found nothing at all; kept until the next one starts (Commerce §8). */
  readonly failure: Failure | undefined
}

/** Clamps at both ends: up from the first row selects none, down stays on the show-all row (decision A59). */
const moved = ({ hits, selected }: SuggestionList, direction: 'down' | 'up'): number | undefined => {
  if (direction === 'down') return Math.min((selected ?? -1) + 1, hits.length)
  return selected === undefined || selected === 0 ? undefined : selected - 1
}

/**
 * The list below the search box (Commerce §4). Replies to an older term are dropped, typing resets the selection,
 * closing keeps the term (decision A59).
 */
export const suggestionListMachine = setup({
  types: { context: {} as SuggestionList, events: {} as SuggestionEvent, tags: {} as 'waiting' },
  guards: {
    isTerm: (_, term: SearchTerm | undefined) => term !== undefined,
    isCurrent: ({ context }, term: SearchTerm) => term === context.term,
    isCurrentWithHits: ({ context }, reply: { readonly term: SearchTerm; readonly hits: readonly ProductCard[] }) =>
      reply.term === context.term && reply.hits.length > 0,
  },
  actions: {
    noteTerm: assign((_, term: SearchTerm | undefined) => ({ term, selected: undefined })),
    showHits: assign((_, hits: readonly ProductCard[]) => ({ hits: hits.slice(0, HITS_SHOWN), selected: undefined })),
    forgetHits: assign({ hits: [], selected: undefined }),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    forgetFailure: assign({ failure: undefined }),
    moveSelection: assign(({ context }, direction: 'down' | 'up') => ({ selected: moved(context, direction) })),
  },
}).createMachine({
  id: 'suggestionList',
  context: { term: undefined, hits: [], selected: undefined, failure: undefined },
  initial: 'idle',
  on: {
    'term.typed': [
      {
        guard: { type: 'isTerm', params: ({ event }) => event.term },
        actions: { type: 'noteTerm', params: ({ event }) => event.term },
      },
      { target: '.idle', actions: ['forgetHits', { type: 'noteTerm', params: ({ event }) => event.term }] },
    ],
    'search.started': { guard: { type: 'isCurrent', params: ({ event }) => event.term }, target: '.loading', actions: 'forgetFailure' },
    'list.closed': { target: '.idle', actions: 'forgetHits' },
  },
  states: {
    idle: {},
    loading: {
      tags: 'waiting',
      on: {
        'hits.received': [
          {
            guard: { type: 'isCurrentWithHits', params: ({ event }) => event },
            target: 'results',
            actions: { type: 'showHits', params: ({ event }) => event.hits },
          },
          {
            guard: { type: 'isCurrent', params: ({ event }) => event.term },
            target: 'noResults',
            actions: 'forgetHits',
          },
        ],
        'search.failed': {
          guard: { type: 'isCurrent', params: ({ event }) => event.term },
          target: 'idle',
          actions: ['forgetHits', { type: 'keepFailure', params: ({ event }) => event.failure }],
        },
      },
    },
    results: {
      on: { 'selection.moved': { actions: { type: 'moveSelection', params: ({ event }) => event.direction } } },
    },
    noResults: {},
  },
})
