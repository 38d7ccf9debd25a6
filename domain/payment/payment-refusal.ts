/** The provider took another amount than the order costs. */
export type AmountMismatch = { readonly _tag: 'AmountMismatch' }

/** What may be said to somebody who pays. */
export type PaymentRefusal = AmountMismatch
