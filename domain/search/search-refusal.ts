export type InvalidSearchTerm = { readonly _tag: 'InvalidSearchTerm' }

/** Why a search is rejected. */
export type SearchRefusal = InvalidSearchTerm
