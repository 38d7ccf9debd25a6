import type { ShippingAddress } from './address.ts'

/** Billing has the same fields but the recipient and the optician's studio (Commerce §3). */
export const toBilling = <A extends ShippingAddress>(
  { recipient: _recipient, studioId: _studioId, ...billing }: A,
): Omit<A, 'recipient' | 'studioId'> => billing
