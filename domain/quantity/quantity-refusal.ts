export type NotAQuantity = { readonly _tag: 'NotAQuantity' }
export type AboveMaximum = { readonly _tag: 'AboveMaximum'; readonly maximum: number }

/** What may be said to somebody who asks for a number of packs. */
export type QuantityRefusal = NotAQuantity | AboveMaximum
