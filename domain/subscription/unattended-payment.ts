import type { PaymentMethod } from '../checkout/payment-method.ts'

/** Ways to pay that need nobody before a screen when the order is made. */
export const UNATTENDED_METHODS = ['invoice', 'prepayment'] as const
export type UnattendedMethod = (typeof UNATTENDED_METHODS)[number]

/** Of what is offered that by which a subscription can be paid: what cannot be charged without the customer is not. */
export const unattended = (offered: readonly PaymentMethod[]): readonly UnattendedMethod[] =>
  UNATTENDED_METHODS.filter((method) => offered.includes(method))
