export type NotForSale = { readonly _tag: 'NotForSale' }
export type Discontinued = { readonly _tag: 'Discontinued' }

/** The shop has stopped selling it, at once and for all buyers. */
export type SaleStopped = { readonly _tag: 'SaleStopped' }

/** What may be said to somebody who wants a product. */
export type ProductRefusal = NotForSale | Discontinued | SaleStopped
