export type InvalidMilesNumber = { readonly _tag: 'InvalidMilesNumber' }

/** What may be said to somebody who collects miles. */
export type LoyaltyRefusal = InvalidMilesNumber
