import type { OptionKey, OptionValue } from './lens-option.ts'

/** Every `step` from `from` to `to`, both included. */
export type ValueRange = { readonly from: number; readonly to: number; readonly step: number }
export type ValueList = readonly (OptionValue | ValueRange)[]
export type ValueLists = { readonly [key in OptionKey]?: ValueList }

/**
 * Every combination a lens is made in, without listing them. `parameters` lists the values of each key; with `blocks`, a combination
 * must also be in at least one block (a block inherits each key it does not list); `sphereExclude` always applies.
 */
export type LensSpace = {
  readonly parameters: ValueLists
  readonly sphereExclude: readonly number[]
  readonly blocks: readonly ValueLists[]
}
