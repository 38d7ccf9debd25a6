import { NUMERIC_OPTION_KEYS } from './lens-option.ts'
import type { OptionKey } from './lens-option.ts'

export type NumericOptionKey = (typeof NUMERIC_OPTION_KEYS)[number]

export const isNumericKey = (key: OptionKey): key is NumericOptionKey =>
  (NUMERIC_OPTION_KEYS as readonly OptionKey[]).includes(key)
