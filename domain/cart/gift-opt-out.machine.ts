import { assign, setup } from 'xstate'
import type { Failure } from '../refusal.ts'

type GiftOptOutEvent =
  | { readonly type: 'removal.asked' }
  | { readonly type: 'removal.done' }
  | { readonly type: 'removal.failed'; readonly failure: Failure }
  | { readonly type: 'answer.seen' }

/** A gift being declined: nothing yet, loading, declined or failed; all of it can be reset (Commerce §4). */
export const giftOptOutMachine = setup({
  types: { context: {} as { readonly failure: Failure | undefined }, events: {} as GiftOptOutEvent, tags: {} as 'waiting' },
  actions: {
    noteFailure: assign((_, { failure }: { failure: Failure | undefined }) => ({ failure })),
  },
}).createMachine({
  id: 'giftOptOut',
  context: { failure: undefined },
  initial: 'unasked',
  on: {
    'answer.seen': { target: '.unasked', actions: { type: 'noteFailure', params: { failure: undefined } } },
  },
  states: {
    unasked: { on: { 'removal.asked': 'loading' } },
    loading: {
      tags: 'waiting',
      entry: { type: 'noteFailure', params: { failure: undefined } },
      on: {
        'removal.done': 'declined',
        'removal.failed': {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event }) => ({ failure: event.failure }) },
        },
      },
    },
    declined: {},
    failed: { on: { 'removal.asked': 'loading' } },
  },
})
