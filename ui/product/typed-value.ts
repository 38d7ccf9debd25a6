import * as E from '../../domain/either.ts'
import { isWordKey } from '../../domain/prescription/is-word-key.ts'
import type { OptionKey, OptionValue } from '../../domain/prescription/lens-option.ts'
import { readOptionValue } from '../../domain/prescription/read-option-value.ts'

const plain = (text: string): string => text.trim().toLowerCase().replace(',', '.').replace(/^\+/, '')

/** Texts of manufacturers are matched by prefix: "hi" is HIGH. */
const startingWith = (text: string, values: readonly OptionValue[]): OptionValue | undefined =>
  values.find((value) => plain(String(value)) === plain(text)) ?? values.find((value) => plain(String(value)).startsWith(plain(text)))

/** The value a typed text stands for in a list of values; `undefined` if there is none. */
export const typedValue = (key: OptionKey, text: string, values: readonly OptionValue[]): OptionValue | undefined => {
  const read = readOptionValue(key, text)
  if (E.isRight(read) && typeof read.right === 'number') return read.right
  return isWordKey(key) ? startingWith(text, values) : undefined
}
