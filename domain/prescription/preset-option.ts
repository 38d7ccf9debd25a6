import { madeValues } from './allowed-values.ts'
import { oncePerSpace } from './lens-blocks.ts'
import type { LensOption } from './lens-option.ts'

/** The preset values: every key that is made in one value only. */
export const presetOption = oncePerSpace((space): LensOption =>
  Object.fromEntries(Object.entries(madeValues(space)).flatMap(([key, [value, ...others]]) =>
    value !== undefined && others.length === 0 ? [[key, value]] : [])))
