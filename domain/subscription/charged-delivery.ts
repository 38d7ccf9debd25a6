import type { PaymentStatus } from '../payment/payment.ts'

/** The payment of a delivery after its card was charged; `open` means that it may still be paid by another method. */
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

/** The outcome of a charge for the delivery; without a charge nothing was due, and the order is checked again. */
export const chargedAs = (status: PaymentStatus | 'unknown' | undefined): ChargedDelivery => {
  if (status === undefined) return 'open'
  return status === 'unknown' ? status : OUTCOMES[status]
}
