import { isNumericKey } from './is-numeric-key.ts'
import { isOptionKey } from './lens-option.ts'
import type { OptionValue } from './lens-option.ts'

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/

/**
 * A value as a manufacturer or a service writes it: "+2.00" is 2, a text that is not a number stays, and so does a colour (decision
 * A41).
 */
export const parseServiceValue = <Value extends OptionValue>(key: string, value: Value): Value | number =>
  typeof value === 'string' && isOptionKey(key) && isNumericKey(key) && NUMBER.test(value) ? Number(value) + 0 : value
