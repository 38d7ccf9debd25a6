import { allowedValues } from '../../../../domain/prescription/allowed-values.ts'
import { formatOptionValue } from '../../../../domain/prescription/format-option-value.ts'
import { OPTION_KEYS } from '../../../../domain/prescription/lens-option.ts'
import type { LensSpace } from '../../../../domain/prescription/lens-space.ts'
import { ABBREVIATIONS } from './example-values.ts'

const FEW = 4

/** The values of a lens, a line for each parameter: all values if there are few, else the first and the last. */
export const valueSpans = (space: LensSpace): readonly (readonly [name: string, values: string])[] => {
  const valuesByKey = allowedValues(space, {})
  return OPTION_KEYS.flatMap((key) => {
    const values = (valuesByKey[key] ?? []).map((value) => formatOptionValue(key, value))
    const [first, last] = [values[0], values.at(-1)]
    if (first === undefined || last === undefined) return []
    if (key === 'color') return [[ABBREVIATIONS[key], String(values.length)] as const]
    return [[ABBREVIATIONS[key], values.length <= FEW ? values.join('  ') : `${first} – ${last}`] as const]
  })
}
