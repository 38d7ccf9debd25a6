export type NotForSale = { readonly _tag: 'NotForSale' }
export type Discontinued = { readonly _tag: 'Discontinued' }

/** What may be said to somebody who wants a product. */
export type ProductRefusal = NotForSale | Discontinued
