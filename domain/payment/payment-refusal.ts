/** The provider took another amount than the order costs. */
export type AmountMismatch = { readonly _tag: 'AmountMismatch' }

/** A kept card is good no longer. */
export type CardExpired = { readonly _tag: 'CardExpired' }

/** What may be said to somebody who pays. */
export type PaymentRefusal = AmountMismatch | CardExpired
