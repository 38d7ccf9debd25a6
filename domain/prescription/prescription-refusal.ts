import type { OptionKey } from './lens-option.ts'

export type MissingOptions = { readonly _tag: 'MissingOptions'; readonly keys: readonly OptionKey[] }
export type UnknownOptions = { readonly _tag: 'UnknownOptions'; readonly keys: readonly string[] }
export type ValueNotMade = { readonly _tag: 'ValueNotMade'; readonly key: OptionKey }
/** Each value is made, but not together: `keys` are those whose values depend on each other. */
export type CombinationNotMade = { readonly _tag: 'CombinationNotMade'; readonly keys: readonly OptionKey[] }

/** What may be said to somebody who chooses the values of a lens. */
export type PrescriptionRefusal = MissingOptions | UnknownOptions | ValueNotMade | CombinationNotMade
