import { allowedValues } from '../../../../../domain/prescription/allowed-values.ts'
import { formatOptionValue } from '../../../../../domain/prescription/format-option-value.ts'
import type { LensOption, OptionKey } from '../../../../../domain/prescription/lens-option.ts'
import type { LensSpace } from '../../../../../domain/prescription/lens-space.ts'

/** How makers abbreviate parameters on a box, in every country. */
export const ABBREVIATIONS: { readonly [key in OptionKey]: string } = {
  sphere: 'PWR', cylinder: 'CYL', axis: 'AXIS', radius: 'BC', diameter: 'DIA', add: 'ADD', dominance: 'D/N', color: 'COLOR',
}

const WISHED: LensOption = { sphere: -2.25, cylinder: -1.25, axis: 90 }
const PRINTED: readonly OptionKey[] = ['radius', 'diameter', 'sphere', 'cylinder', 'axis', 'add', 'dominance']

/** Values as they would stand on one box of this lens: abbreviation and value. */
export const exampleValues = (space: LensSpace): readonly (readonly [name: string, value: string])[] => {
  const made = allowedValues(space, {})
  return PRINTED.flatMap((key) => {
    const values = made[key] ?? []
    const wished = WISHED[key]
    const value = wished !== undefined && values.includes(wished) ? wished : values[Math.floor(values.length / 3)]
    return value === undefined ? [] : [[ABBREVIATIONS[key], formatOptionValue(key, value)] as const]
  })
}
