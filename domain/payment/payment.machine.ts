import { setup } from 'xstate'

/** What the provider, or the clock of the shop, says of an attempt. Amounts were compared before. */
export type PaymentEvent =
  | { readonly type: 'payment.paid' }
  /** Paid, for an order that is paid already or can no longer be had. */
  | { readonly type: 'payment.unneeded' }
  | { readonly type: 'payment.mismatched' }
  | { readonly type: 'payment.declined' }
  | { readonly type: 'payment.cancelled' }
  | { readonly type: 'payment.expired' }
  | { readonly type: 'payment.refunded' }

const MONEY_CAME = { 'payment.paid': 'paid', 'payment.unneeded': 'refunding' } as const

/**
 * One attempt to pay. Money that came is kept or given back: "paid" ends it from everywhere, however late and however
 * often it is said, and nothing said afterwards undoes it. Of the ways to fail the first one told stays, so notices may
 * come in any order (decision A31). Another amount than was asked for is no payment and stays in sight.
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
        ...MONEY_CAME,
        'payment.mismatched': 'mismatched',
        'payment.declined': 'declined',
        'payment.cancelled': 'cancelled',
        'payment.expired': 'expired',
      },
    },
    declined: { tags: 'unpaid', on: { ...MONEY_CAME, 'payment.mismatched': 'mismatched' } },
    cancelled: { tags: 'unpaid', on: { ...MONEY_CAME, 'payment.mismatched': 'mismatched' } },
    expired: { tags: 'unpaid', on: { ...MONEY_CAME, 'payment.mismatched': 'mismatched' } },
    mismatched: { tags: 'unpaid', on: MONEY_CAME },
    paid: { type: 'final' },
    refunding: { on: { 'payment.refunded': 'refunded' } },
    refunded: { type: 'final' },
  },
})
