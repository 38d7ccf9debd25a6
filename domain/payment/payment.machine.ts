import { setup } from 'xstate'

/** Events of an attempt, from the provider or the payment deadline. Amounts are compared before. */
export type PaymentEvent =
  | { readonly type: 'payment.paid' }
  /** Paid, for an order that is paid already or can no longer be fulfilled. */
  | { readonly type: 'payment.unneeded' }
  | { readonly type: 'payment.mismatched' }
  | { readonly type: 'payment.declined' }
  | { readonly type: 'payment.cancelled' }
  | { readonly type: 'payment.expired' }
  | { readonly type: 'payment.refunded' }

const PAID_LATER = { 'payment.paid': 'paid', 'payment.unneeded': 'refunding' } as const

/**
 * One attempt to pay. A received payment is booked or refunded: "paid" ends it from every other state, however late or often it is
 * reported, and later events do not undo it. Of several failures the first one stays, so notices may arrive in any order (decision A31).
 * A different amount does not count as payment and stays visible.
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
        ...PAID_LATER,
        'payment.mismatched': 'mismatched',
        'payment.declined': 'declined',
        'payment.cancelled': 'cancelled',
        'payment.expired': 'expired',
      },
    },
    declined: { tags: 'unpaid', on: { ...PAID_LATER, 'payment.mismatched': 'mismatched' } },
    cancelled: { tags: 'unpaid', on: { ...PAID_LATER, 'payment.mismatched': 'mismatched' } },
    expired: { tags: 'unpaid', on: { ...PAID_LATER, 'payment.mismatched': 'mismatched' } },
    mismatched: { tags: 'unpaid', on: PAID_LATER },
    paid: { type: 'final' },
    refunding: { on: { 'payment.refunded': 'refunded' } },
    refunded: { type: 'final' },
  },
})
