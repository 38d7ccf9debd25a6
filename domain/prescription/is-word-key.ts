import { isNumericKey } from './is-numeric-key.ts'
import type { OptionKey } from './lens-option.ts'

/** May a value be the maker's own word: a colour, D or N, an addition called MED? */
export const isWordKey = (key: OptionKey): boolean => key === 'add' || !isNumericKey(key)
