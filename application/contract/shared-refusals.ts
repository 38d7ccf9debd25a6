export const LENS_VALUES = ['MissingOptions', 'UnknownOptions', 'ValueNotMade', 'CombinationNotMade'] as const
export const PACKS = ['NotAQuantity', 'AboveMaximum'] as const
/** A product or variant that is not sold. */
export const NOT_SOLD = ['NotFound', 'Discontinued', 'SaleStopped', 'NotForSale', ...LENS_VALUES, ...PACKS] as const
/** The cart of a token, and that it may still be changed. */
export const OPEN_CART = ['NotFound', 'CartCompleted'] as const
/** The account's owner ended the session before its cart was merged. */
export const TAKES_CART = ['NotSignedIn'] as const
/** A step of the checkout: the cart has items and the earlier steps are done. */
export const STEP = [...OPEN_CART, 'CartEmpty', 'WrongCheckoutState'] as const
