import { isOptionKey, OPTION_KEYS } from './lens-option.ts'

const rank = (key: string): number => (isOptionKey(key) ? OPTION_KEYS.indexOf(key) : OPTION_KEYS.length)

/** The order in which options are shown; keys we do not know come last, as they were (Commerce §3, decision A41). */
export const sortOptionKeys = <Key extends string>(keys: readonly Key[]): readonly Key[] =>
  keys.toSorted((one, other) => rank(one) - rank(other))
