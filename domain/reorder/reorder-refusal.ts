/** One word for every cause, so that an answer tells nothing about somebody else's order (Commerce §8). */
export type ReorderNotPossible = { readonly _tag: 'ReorderNotPossible' }

/** What may be said to somebody who repeats an order. */
export type ReorderRefusal = ReorderNotPossible
