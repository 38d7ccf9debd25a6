import { allowedValues } from './allowed-values.ts'
import type { LensOption } from './lens-option.ts'
import type { LensSpace } from './lens-space.ts'

/** What needs no choosing: every key that is made in one value only. */
export const presetOption = (space: LensSpace): LensOption =>
  Object.fromEntries(Object.entries(allowedValues(space, {})).flatMap(([key, [value, ...others]]) =>
    value !== undefined && others.length === 0 ? [[key, value]] : []))
