import { allowedValues } from './allowed-values.ts'
import type { LensOption } from './lens-option.ts'
import type { LensSpace } from './lens-space.ts'

// Every card of every list asks it of the same spaces, and it goes through all their values.
const presets = new WeakMap<LensSpace, LensOption>()

const presetOf = (space: LensSpace): LensOption =>
  Object.fromEntries(Object.entries(allowedValues(space, {})).flatMap(([key, [value, ...others]]) =>
    value !== undefined && others.length === 0 ? [[key, value]] : []))

/** What needs no choosing: every key that is made in one value only. */
export const presetOption = (space: LensSpace): LensOption => {
  const preset = presets.get(space) ?? presetOf(space)
  presets.set(space, preset)
  return preset
}
