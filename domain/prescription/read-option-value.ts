import * as E from '../either.ts'
import { isNumericKey } from './is-numeric-key.ts'
import type { NumericOptionKey } from './is-numeric-key.ts'
import { isWordKey } from './is-word-key.ts'
import type { OptionKey, OptionValue } from './lens-option.ts'

export type OptionValueRefusal = { readonly _tag: 'NotAValue'; readonly key: OptionKey; readonly text: string }

const MAX_LENGTH = 100
const MINUS_SIGNS = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g
const UNIT = /(?<!\s)\s*(?:dpt|d|mm|°)\.?$/i
const PLANO = /^(?:plano|plan|pl)\.?$/i
const NUMBER = /^[+-]?\s*(?:\d{1,3}(?:\.\d{1,2})?|\.\d{1,2})$/
const CONTROL = /\p{Cc}/u

/** Normalises spellings of a number: comma, Unicode minus, a unit behind it. */
const plainNumber = (text: string): string => text.replace(MINUS_SIGNS, '-').replace(',', '.').replace(UNIT, '')

/** Degrees are whole numbers up to 180. A prescription's 0 may be a manufacturer's 180; the shopper has to decide that. */
const axis = (degrees: number): number | undefined =>
  Number.isInteger(degrees) && degrees >= 0 && degrees <= 180 ? degrees : undefined

const readNumber = (key: NumericOptionKey, text: string): number | undefined => {
  if ((key === 'sphere' || key === 'cylinder') && PLANO.test(text)) return 0
  const plain = plainNumber(text)
  if (!NUMBER.test(plain)) return undefined
  const value = Number(plain.replace(/\s/g, '')) + 0
  return key === 'axis' ? axis(value) : value
}

const readText = (text: string): string | undefined => (text === '' || CONTROL.test(text) ? undefined : text)

/** A value as typed from a box or a prescription: "-3,25", "−3.25", "plano", axis 0. */
export const readOptionValue = (key: OptionKey, text: string): E.Either<OptionValueRefusal, OptionValue> => {
  const typed = text.length > MAX_LENGTH ? '' : text.trim()
  const number = isNumericKey(key) ? readNumber(key, typed) : undefined
  const value = number ?? (isWordKey(key) ? readText(typed) : undefined)
  return value === undefined ? E.left({ _tag: 'NotAValue', key, text }) : E.right(value)
}
