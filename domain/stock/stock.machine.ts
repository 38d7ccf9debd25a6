import { assign, setup } from 'xstate'
import type { Failure } from '../refusal.ts'
import type { VariantStock } from './variant-stock.ts'

export type StockAnswer =
  | { readonly _tag: 'NotKnown' }
  | { readonly _tag: 'Known'; readonly stocks: readonly VariantStock[] }
  | { readonly _tag: 'Failed'; readonly failure: Failure }

/** `sequence` grows with every search. */
export type StockEvent =
  | { readonly type: 'stock.asked'; readonly sequence: number }
  | { readonly type: 'stock.received'; readonly sequence: number; readonly stocks: readonly VariantStock[] }
  | { readonly type: 'stock.failed'; readonly sequence: number; readonly failure: Failure }
  | { readonly type: 'stock.forgotten' }

type StockSearch = { readonly sequence: number; readonly answer: StockAnswer }

/**
 * Stock and delivery dates of what is chosen: a search overtaken by a newer one is ignored, its error too (Commerce
 * §4).
 */
export const stockMachine = setup({
  types: { context: {} as StockSearch, events: {} as StockEvent, tags: {} as 'waiting' },
  guards: { isLatest: ({ context }, sequence: number) => sequence === context.sequence },
  actions: {
    noteSearch: assign((_, sequence: number) => ({ sequence })),
    noteAnswer: assign((_, answer: StockAnswer) => ({ answer })),
  },
}).createMachine({
  id: 'stock',
  context: { sequence: 0, answer: { _tag: 'NotKnown' } },
  initial: 'unknown',
  on: {
    'stock.asked': { target: '.asked', actions: { type: 'noteSearch', params: ({ event }) => event.sequence } },
    /** Another product, or nothing chosen any more. */
    'stock.forgotten': { target: '.unknown', actions: { type: 'noteAnswer', params: { _tag: 'NotKnown' } } },
  },
  states: {
    unknown: {},
    asked: {
      tags: 'waiting',
      on: {
        'stock.received': {
          guard: { type: 'isLatest', params: ({ event }) => event.sequence },
          target: 'known',
          actions: { type: 'noteAnswer', params: ({ event }) => ({ _tag: 'Known', stocks: event.stocks }) },
        },
        'stock.failed': {
          guard: { type: 'isLatest', params: ({ event }) => event.sequence },
          target: 'failed',
          actions: { type: 'noteAnswer', params: ({ event }) => ({ _tag: 'Failed', failure: event.failure }) },
        },
      },
    },
    known: {},
    failed: {},
  },
})
