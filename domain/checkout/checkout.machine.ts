import { setup } from 'xstate'
import { isNothingToPay } from './nothing-to-pay.ts'

/** What happened to a cart in the checkout. `total` is the amount to pay, in cents. */
export type CheckoutEvent =
  | { readonly type: 'email.given' }
  | { readonly type: 'addresses.given'; readonly countryChanged: boolean }
  | { readonly type: 'shipping.chosen' }
  | { readonly type: 'shipping.withdrawn' }
  | { readonly type: 'payment.chosen'; readonly total: number }
  | { readonly type: 'payment.withdrawn' }
  | { readonly type: 'total.changed'; readonly total: number }
  | { readonly type: 'cart.emptied' }
  | { readonly type: 'order.placed'; readonly total: number }

/**
 * The progress of a cart through the checkout (Commerce §4). Every step may be repeated; a change of the country or the shipping method
 * goes back to an earlier state (decision A69), and payment is skipped exactly while there is nothing to pay.
 */
export const checkoutMachine = setup({
  types: { events: {} as CheckoutEvent },
  guards: {
    countryChanged: (_, countryChanged: boolean) => countryChanged,
    nothingToPay: (_, total: number) => isNothingToPay({ cents: total }),
    somethingToPay: (_, total: number) => !isNothingToPay({ cents: total }),
  },
}).createMachine({
  id: 'checkout',
  initial: 'cart',
  states: {
    cart: { on: { 'email.given': 'address', 'cart.emptied': 'cart' } },
    address: { on: { 'email.given': 'address', 'addresses.given': 'addressed', 'cart.emptied': 'cart' } },
    addressed: {
      on: {
        'email.given': 'addressed',
        'addresses.given': 'addressed',
        'shipping.chosen': 'shipping_selected',
        'cart.emptied': 'cart',
      },
    },
    shipping_selected: {
      on: {
        'email.given': 'shipping_selected',
        'addresses.given': [
          { guard: { type: 'countryChanged', params: ({ event }) => event.countryChanged }, target: 'addressed' },
          { target: 'shipping_selected' },
        ],
        'shipping.chosen': 'shipping_selected',
        'shipping.withdrawn': 'addressed',
        'payment.chosen': [
          { guard: { type: 'nothingToPay', params: ({ event }) => event.total }, target: 'payment_skipped' },
          { target: 'payment_selected' },
        ],
        'cart.emptied': 'cart',
      },
    },
    payment_selected: {
      on: {
        'email.given': 'payment_selected',
        'addresses.given': [
          { guard: { type: 'countryChanged', params: ({ event }) => event.countryChanged }, target: 'addressed' },
          { target: 'payment_selected' },
        ],
        'shipping.chosen': 'shipping_selected',
        'shipping.withdrawn': 'addressed',
        'payment.chosen': [
          { guard: { type: 'nothingToPay', params: ({ event }) => event.total }, target: 'payment_skipped' },
          { target: 'payment_selected' },
        ],
        'payment.withdrawn': 'shipping_selected',
        'total.changed': {
          guard: { type: 'nothingToPay', params: ({ event }) => event.total },
          target: 'payment_skipped',
        },
        'cart.emptied': 'cart',
        'order.placed': { guard: { type: 'somethingToPay', params: ({ event }) => event.total }, target: 'completed' },
      },
    },
    payment_skipped: {
      on: {
        'email.given': 'payment_skipped',
        'addresses.given': [
          { guard: { type: 'countryChanged', params: ({ event }) => event.countryChanged }, target: 'addressed' },
          { target: 'payment_skipped' },
        ],
        'shipping.chosen': 'shipping_selected',
        'shipping.withdrawn': 'addressed',
        'payment.chosen': [
          { guard: { type: 'nothingToPay', params: ({ event }) => event.total }, target: 'payment_skipped' },
          { target: 'payment_selected' },
        ],
        'total.changed': {
          guard: { type: 'somethingToPay', params: ({ event }) => event.total },
          target: 'shipping_selected',
        },
        'cart.emptied': 'cart',
        'order.placed': { guard: { type: 'nothingToPay', params: ({ event }) => event.total }, target: 'completed' },
      },
    },
    completed: { type: 'final' },
  },
})
