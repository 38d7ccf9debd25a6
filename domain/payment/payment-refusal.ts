import type { Money } from '../money/money.ts'

/** The provider took another amount than the order costs. */
export type AmountMismatch = { readonly _tag: 'AmountMismatch' }

/** A kept card is good no longer. */
export type CardExpired = { readonly _tag: 'CardExpired' }

/** Not even a cent, or more than can still be given back of an order. */
export type RefundOutOfRange = { readonly _tag: 'RefundOutOfRange'; readonly left: Money }

/** What may be said to somebody who pays, or gives money back. */
export type PaymentRefusal = AmountMismatch | CardExpired | RefundOutOfRange
