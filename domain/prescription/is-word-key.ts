import { isNumericKey } from './is-numeric-key.ts'
import type { OptionKey } from './lens-option.ts'

/** Whether a value may be a text of the manufacturer: a colour, D or N, an addition called MED. */
export const isWordKey = (key: OptionKey): boolean => key === 'add' || !isNumericKey(key)
