import { setup } from 'xstate'

export type RefundEvent = { readonly type: 'refund.paid' } | { readonly type: 'refund.refused' }

/** A refund: the provider's first final response stays, however often it is queried. */
export const refundMachine = setup({ types: { events: {} as RefundEvent, tags: {} as 'waiting' } }).createMachine({
  id: 'refund',
  initial: 'requested',
  states: {
    requested: { tags: 'waiting', on: { 'refund.paid': 'paid', 'refund.refused': 'refused' } },
    paid: { type: 'final' },
    refused: { type: 'final' },
  },
})
