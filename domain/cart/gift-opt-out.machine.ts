import { assign, setup } from 'xstate'
import type { Failure } from '../refusal.ts'

type GiftOptOutEvent =
  | { readonly type: 'removal.requested' }
  | { readonly type: 'removal.done' }
  | { readonly type: 'removal.failed'; readonly failure: Failure }
  | { readonly type: 'result.dismissed' }

/** Declining a gift: idle, loading, declined or failed; it can be reset at any time (Commerce §4). */
export const giftOptOutMachine = setup({
  types: { context: {} as { readonly failure: Failure | undefined }, events: {} as GiftOptOutEvent, tags: {} as 'waiting' },
  actions: {
    noteFailure: assign((_, { failure }: { failure: Failure | undefined }) => ({ failure })),
  },
}).createMachine({
  id: 'giftOptOut',
  context: { failure: undefined },
  initial: 'idle',
  on: {
    'result.dismissed': { target: '.idle', actions: { type: 'noteFailure', params: { failure: undefined } } },
  },
  states: {
    idle: { on: { 'removal.requested': 'loading' } },
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
    failed: { on: { 'removal.requested': 'loading' } },
  },
})
