/** An ordered cart is never changed again. */
export type CartCompleted = { readonly _tag: 'CartCompleted' }
export type CartEmpty = { readonly _tag: 'CartEmpty' }
/** What was asked is about a cart, and there is none yet. */
export type NoCartToken = { readonly _tag: 'NoCartToken' }
/** The device keeps nothing: a cart made now would be lost with the next page. */
export type NothingStored = { readonly _tag: 'NothingStored' }

/** What may be said to somebody who changes a cart. */
export type CartRefusal = CartCompleted | CartEmpty | NoCartToken | NothingStored
