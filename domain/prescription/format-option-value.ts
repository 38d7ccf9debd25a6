import { hundredths } from './value-code.ts'
import type { OptionKey, OptionValue } from './lens-option.ts'

const signed = (value: number): string => {
  const power = (hundredths(value) / 100).toFixed(2)
  return value > 0 && power !== '0.00' ? `+${power}` : power
}

/** One decimal, as on the box; hundredths are shown if present. */
const millimetres = (value: number): string => value.toFixed(hundredths(value) % 10 === 0 ? 1 : 2)

const isPower = (key: OptionKey): boolean => key === 'sphere' || key === 'cylinder' || key === 'add'

/** A value as printed on boxes: `-2.25`, plano `0.00` without sign, `8.6` mm, axis `10`; text as it is. */
export const formatOptionValue = (key: OptionKey, value: OptionValue): string => {
  if (typeof value === 'string') return value
  if (key === 'radius' || key === 'diameter') return millimetres(value)
  return isPower(key) ? signed(value) : String(value)
}
