import { allowedValues } from '../../../../domain/prescription/allowed-values.ts'
import { formatOptionValue } from '../../../../domain/prescription/format-option-value.ts'
import type { LensOption, OptionKey } from '../../../../domain/prescription/lens-option.ts'
import type { LensSpace } from '../../../../domain/prescription/lens-space.ts'

/** The manufacturers' abbreviations of parameters on a box, the same in every country. */
export const ABBREVIATIONS: { readonly [key in OptionKey]: string } = {
  sphere: 'PWR', cylinder: 'CYL', axis: 'AXIS', radius: 'BC', diameter: 'DIA', add: 'ADD', dominance: 'D/N', color: 'COLOR',
}

const EXAMPLE: LensOption = { sphere: -2.25, cylinder: -1.25, axis: 90 }
const PRINTED: readonly OptionKey[] = ['radius', 'diameter', 'sphere', 'cylinder', 'axis', 'add', 'dominance']

/** Example values for one box of this lens: abbreviation and value. */
export const exampleValues = (space: LensSpace): readonly (readonly [name: string, value: string])[] => {
  const valuesByKey = allowedValues(space, {})
  return PRINTED.flatMap((key) => {
    const values = valuesByKey[key] ?? []
    const preferred = EXAMPLE[key]
    const value = preferred !== undefined && values.includes(preferred) ? preferred : values[Math.floor(values.length / 3)]
    return value === undefined ? [] : [[ABBREVIATIONS[key], formatOptionValue(key, value)] as const]
  })
}
