/** An ordered cart cannot be changed. */
export type CartCompleted = { readonly _tag: 'CartCompleted' }
export type CartEmpty = { readonly _tag: 'CartEmpty' }
/** The request needs a cart, and there is none yet. */
export type NoCartToken = { readonly _tag: 'NoCartToken' }
/** The device stores nothing: a new cart would be lost with the next page. */
export type NothingStored = { readonly _tag: 'NothingStored' }

/** Why a change of a cart is rejected. */
export type CartRefusal = CartCompleted | CartEmpty | NoCartToken | NothingStored
