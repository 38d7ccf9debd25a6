import { allowedValues } from '../../../../../domain/prescription/allowed-values.ts'
import { formatOptionValue } from '../../../../../domain/prescription/format-option-value.ts'
import { OPTION_KEYS } from '../../../../../domain/prescription/lens-option.ts'
import type { LensSpace } from '../../../../../domain/prescription/lens-space.ts'
import { ABBREVIATIONS } from './example-values.ts'

const FEW = 4

/** What a lens is made in, a line a parameter: all values where they are few, else the first and the last. */
export const valueSpans = (space: LensSpace): readonly (readonly [name: string, values: string])[] => {
  const made = allowedValues(space, {})
  return OPTION_KEYS.flatMap((key) => {
    const values = (made[key] ?? []).map((value) => formatOptionValue(key, value))
    const [first, last] = [values[0], values.at(-1)]
    if (first === undefined || last === undefined) return []
    if (key === 'color') return [[ABBREVIATIONS[key], String(values.length)] as const]
    return [[ABBREVIATIONS[key], values.length <= FEW ? values.join('  ') : `${first} – ${last}`] as const]
  })
}
