import type { CheckoutEvent } from '../../domain/checkout/checkout.machine.ts'

const paying = { total: 1200 }
const nothing = { total: 0 }

/**
 * Events that a guest and the shop's lists can cause in a checkout, once with an amount due and once without. A payment method
 * is withdrawn from customers only, and is tested with the invoice.
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
