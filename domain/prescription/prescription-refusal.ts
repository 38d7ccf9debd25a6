import type { OptionKey } from './lens-option.ts'

export type MissingOptions = { readonly _tag: 'MissingOptions'; readonly keys: readonly OptionKey[] }
export type UnknownOptions = { readonly _tag: 'UnknownOptions'; readonly keys: readonly string[] }
export type ValueNotMade = { readonly _tag: 'ValueNotMade'; readonly key: OptionKey }
/** Each value is made, but not together: `keys` depend on each other. */
export type CombinationNotMade = { readonly _tag: 'CombinationNotMade'; readonly keys: readonly OptionKey[] }

/** Why the values of a lens are rejected. */
export type PrescriptionRefusal = MissingOptions | UnknownOptions | ValueNotMade | CombinationNotMade
