import type { PaymentStatus } from '../payment/payment.ts'

/** How the order of a delivery stands once its card was to pay it; `open` means that it may still be paid, by whatever way. */
export type ChargedDelivery = 'paid' | 'declined' | 'unknown' | 'given_up' | 'open'

const OUTCOMES: { readonly [status in PaymentStatus]: ChargedDelivery } = {
  started: 'open',
  paid: 'paid',
  declined: 'declined',
  cancelled: 'declined',
  expired: 'given_up',
  mismatched: 'unknown',
  refunding: 'given_up',
  refunded: 'given_up',
}

/** What the end of a charge means for the delivery; without one nothing was due any more, and the order is looked at again. */
export const chargedAs = (status: PaymentStatus | 'unknown' | undefined): ChargedDelivery => {
  if (status === undefined) return 'open'
  return status === 'unknown' ? status : OUTCOMES[status]
}
