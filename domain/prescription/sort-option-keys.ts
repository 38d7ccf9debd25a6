import { isOptionKey, OPTION_KEYS } from './lens-option.ts'

const rank = (key: string): number => (isOptionKey(key) ? OPTION_KEYS.indexOf(key) : OPTION_KEYS.length)

/** The display order of options; unknown keys come last, in their order (Commerce §3, decision A41). */
export const sortOptionKeys = <Key extends string>(keys: readonly Key[]): readonly Key[] =>
  keys.toSorted((one, other) => rank(one) - rank(other))
