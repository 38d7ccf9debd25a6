export type InvalidMilesNumber = { readonly _tag: 'InvalidMilesNumber' }

/** Why a Miles & More number is rejected. */
export type LoyaltyRefusal = InvalidMilesNumber
