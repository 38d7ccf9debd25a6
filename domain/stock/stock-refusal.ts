/** Sold down to its stock and no further: so many are left. */
export type StopOrder = { readonly _tag: 'StopOrder'; readonly stock: number }
/** Somebody else was quicker: of something in the cart none is left, and none is coming. */
export type SoldOut = { readonly _tag: 'SoldOut' }

/** What may be said to somebody who wants more than there is. */
export type StockRefusal = StopOrder | SoldOut
