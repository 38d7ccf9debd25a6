export type NotAQuantity = { readonly _tag: 'NotAQuantity' }
export type AboveMaximum = { readonly _tag: 'AboveMaximum'; readonly maximum: number }

/** Why a quantity is rejected. */
export type QuantityRefusal = NotAQuantity | AboveMaximum
