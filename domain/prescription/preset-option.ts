import { madeValues } from './allowed-values.ts'
import { onceASpace } from './lens-blocks.ts'
import type { LensOption } from './lens-option.ts'

/** What needs no choosing: every key that is made in one value only. */
export const presetOption = onceASpace((space): LensOption =>
  Object.fromEntries(Object.entries(madeValues(space)).flatMap(([key, [value, ...others]]) =>
    value !== undefined && others.length === 0 ? [[key, value]] : [])))
