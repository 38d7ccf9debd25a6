import { setup } from 'xstate'

export type RefundEvent = { readonly type: 'refund.done' } | { readonly type: 'refund.refused' }

/** A refund: the provider's first final response stays, however often it is queried. */
export const refundMachine = setup({ types: { events: {} as RefundEvent, tags: {} as 'waiting' } }).createMachine({
  id: 'refund',
  initial: 'asked',
  states: {
    asked: { tags: 'waiting', on: { 'refund.done': 'done', 'refund.refused': 'refused' } },
    done: { type: 'final' },
    refused: { type: 'final' },
  },
})
