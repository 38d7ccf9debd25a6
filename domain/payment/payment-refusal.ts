import type { Money } from '../money/money.ts'

/** The amount paid differs from the price of the order. */
export type AmountMismatch = { readonly _tag: 'AmountMismatch' }

/** A saved card has expired. */
export type CardExpired = { readonly _tag: 'CardExpired' }

/** Less than a cent, or more than can still be refunded. */
export type RefundOutOfRange = { readonly _tag: 'RefundOutOfRange'; readonly left: Money }

/** Why a payment or a refund is rejected. */
export type PaymentRefusal = AmountMismatch | CardExpired | RefundOutOfRange
