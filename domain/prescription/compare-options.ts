import { OPTION_KEYS, type LensOption, type OptionValue } from './lens-option.ts'

const compare = (one: OptionValue | undefined, other: OptionValue | undefined): number => {
  if (one === other) return 0
  if (one === undefined || other === undefined) return one === undefined ? 1 : -1
  if (typeof one !== typeof other) return typeof one === 'string' ? -1 : 1
  return one < other ? -1 : 1
}

/** Sort order of options, one value after the other: texts of the manufacturer, numbers ascending, then absent values. */
export const compareOptions = (one: LensOption, other: LensOption): number =>
  OPTION_KEYS.map((key) => compare(one[key], other[key])).find((order) => order !== 0) ?? 0
