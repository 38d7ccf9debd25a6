import type { CheckoutEvent } from '../../domain/checkout/checkout.machine.ts'

const paying = { total: 1200 }
const nothing = { total: 0 }

/**
 * What a guest and the lists of the shop can do to a checkout, once with something to pay and once with nothing. That a way
 * to pay is withdrawn needs a customer, and stands with the invoice.
 */
export const CHECKOUT_EVENTS: readonly CheckoutEvent[] = [
  { type: 'email.given' },
  { type: 'addresses.given', countryChanged: false },
  { type: 'addresses.given', countryChanged: true },
  { type: 'shipping.chosen' },
  { type: 'shipping.withdrawn' },
  { type: 'payment.chosen', ...paying },
  { type: 'payment.chosen', ...nothing },
  { type: 'total.changed', ...paying },
  { type: 'total.changed', ...nothing },
  { type: 'cart.emptied' },
  { type: 'order.placed', ...paying },
  { type: 'order.placed', ...nothing },
]
