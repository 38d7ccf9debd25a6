export type NotForSale = { readonly _tag: 'NotForSale' }
export type Discontinued = { readonly _tag: 'Discontinued' }

/** The shop has stopped selling it, immediately and for all buyers. */
export type SaleStopped = { readonly _tag: 'SaleStopped' }

/** Why a product is rejected. */
export type ProductRefusal = NotForSale | Discontinued | SaleStopped
