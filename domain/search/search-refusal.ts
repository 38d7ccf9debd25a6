export type InvalidSearchTerm = { readonly _tag: 'InvalidSearchTerm' }

/** What may be said to somebody who searches. */
export type SearchRefusal = InvalidSearchTerm
