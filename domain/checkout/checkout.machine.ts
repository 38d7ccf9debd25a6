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

/** What decides between the transitions of an event. */
export const CHECKOUT_GUARDS = {
  countryChanged: (event: CheckoutEvent): boolean => 'countryChanged' in event && event.countryChanged,
  nothingToPay: (event: CheckoutEvent): boolean => 'total' in event && isNothingToPay({ cents: event.total }),
  somethingToPay: (event: CheckoutEvent): boolean => 'total' in event && !isNothingToPay({ cents: event.total }),
}

/** Once a shipping method is chosen; `unchanged` is the state itself. */
const withShipping = <State extends 'shipping_selected' | 'payment_selected' | 'payment_skipped'>(unchanged: State) => ({
  'email.given': unchanged,
  'addresses.given': [{ guard: 'countryChanged', target: 'addressed' }, { target: unchanged }],
  'shipping.chosen': 'shipping_selected',
  'shipping.withdrawn': 'addressed',
  'payment.chosen': [{ guard: 'nothingToPay', target: 'payment_skipped' }, { target: 'payment_selected' }],
  'cart.emptied': 'cart',
} as const)

/**
 * The progress of a cart through the checkout (Commerce §4). Every step may be repeated; a change of the country or the shipping method
 * goes back to an earlier state (decision A69), and payment is skipped exactly while there is nothing to pay.
 */
export const checkoutMachine = setup({
  types: { events: {} as CheckoutEvent },
  guards: {
    countryChanged: ({ event }) => CHECKOUT_GUARDS.countryChanged(event),
    nothingToPay: ({ event }) => CHECKOUT_GUARDS.nothingToPay(event),
    somethingToPay: ({ event }) => CHECKOUT_GUARDS.somethingToPay(event),
  },
}).createMachine({
  id: 'checkout',
  initial: 'cart',
  states: {
    cart: { on: { 'email.given': 'address', 'cart.emptied': 'cart' } },
    address: { on: { 'email.given': 'address', 'addresses.given': 'addressed', 'cart.emptied': 'cart' } },
    addressed: {
      on: {
        'email.given': 'addressed', 'addresses.given': 'addressed', 'shipping.chosen': 'shipping_selected', 'cart.emptied': 'cart',
      },
    },
    shipping_selected: { on: withShipping('shipping_selected') },
    payment_selected: {
      on: {
        ...withShipping('payment_selected'),
        'payment.withdrawn': 'shipping_selected',
        'total.changed': { guard: 'nothingToPay', target: 'payment_skipped' },
        'order.placed': { guard: 'somethingToPay', target: 'completed' },
      },
    },
    payment_skipped: {
      on: {
        ...withShipping('payment_skipped'),
        'total.changed': { guard: 'somethingToPay', target: 'shipping_selected' },
        'order.placed': { guard: 'nothingToPay', target: 'completed' },
      },
    },
    completed: { type: 'final' },
  },
})
