import { setup } from 'xstate'

/** What the provider, or the clock of the shop, says of an attempt. Amounts were compared before. */
export type PaymentEvent =
  | { readonly type: 'payment.paid' }
  | { readonly type: 'payment.declined' }
  | { readonly type: 'payment.cancelled' }
  | { readonly type: 'payment.expired' }

/**
 * One attempt to pay. Money that came stays: "paid" ends it from everywhere, however late and however often it is
 * said, and nothing said afterwards undoes it. Of the ways to fail the first one told stays, so notices may come in
 * any order (decision A31).
 */
export const paymentMachine = setup({
  types: { events: {} as PaymentEvent, tags: {} as 'waiting' | 'unpaid' },
}).createMachine({
  id: 'payment',
  initial: 'started',
  states: {
    started: {
      tags: 'waiting',
      on: {
        'payment.paid': 'paid',
        'payment.declined': 'declined',
        'payment.cancelled': 'cancelled',
        'payment.expired': 'expired',
      },
    },
    declined: { tags: 'unpaid', on: { 'payment.paid': 'paid' } },
    cancelled: { tags: 'unpaid', on: { 'payment.paid': 'paid' } },
    expired: { tags: 'unpaid', on: { 'payment.paid': 'paid' } },
    paid: { type: 'final' },
  },
})
