/** Sold until the stock is used up; `stock` is the remaining quantity. */
export type StopOrder = { readonly _tag: 'StopOrder'; readonly stock: number }
/** An item of the cart has sold out in the meantime, and will not be restocked. */
export type SoldOut = { readonly _tag: 'SoldOut' }

/** Why a quantity is not available. */
export type StockRefusal = StopOrder | SoldOut
