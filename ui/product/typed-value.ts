import * as E from 'fp-ts/lib/Either.js'
import { isNumericKey } from '../../domain/prescription/is-numeric-key.ts'
import type { OptionKey, OptionValue } from '../../domain/prescription/lens-option.ts'
import { readOptionValue } from '../../domain/prescription/read-option-value.ts'

const plain = (text: string): string => text.trim().toLowerCase().replace(',', '.').replace(/^\+/, '')

/** Makers' texts are found by their beginning: "hi" is HIGH, "1,5" is +1.50. */
const startingWith = (text: string, values: readonly OptionValue[]): OptionValue | undefined =>
  values.find((value) => plain(String(value)) === plain(text)) ?? values.find((value) => plain(String(value)).startsWith(plain(text)))

/** What a typed text means in a list of values; `undefined` if it means nothing there. */
export const typedValue = (key: OptionKey, text: string, values: readonly OptionValue[]): OptionValue | undefined => {
  if (!isNumericKey(key)) return startingWith(text, values)
  const read = readOptionValue(key, text)
  return E.isRight(read) ? read.right : undefined
}
