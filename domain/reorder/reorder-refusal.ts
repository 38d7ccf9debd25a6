/** One refusal for every cause, so that it reveals nothing about somebody else's order (Commerce §8). */
export type ReorderNotPossible = { readonly _tag: 'ReorderNotPossible' }

/** Why repeating an order is rejected. */
export type ReorderRefusal = ReorderNotPossible
