import * as E from 'fp-ts/lib/Either.js'
import { callingCodeOf, keepsItsZero, keepsItsZeroAbroad, KNOWN_CALLING_CODES } from '../shop/calling-code.ts'
import type { Country } from '../shop/country.ts'

export type PhoneRefusal = { readonly _tag: 'InvalidPhone' }

const WRITTEN = /^\+?[\d\s()./\u2010-\u2015\u2212-]+$/
const FEWEST_DIGITS = 4
const MOST_DIGITS = 15

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** A phone number as typed: digits, an optional plus in front and the usual separators, no letters. */
export const makePhone = (text: string): E.Either<PhoneRefusal, string> => {
  const phone = text.trim()
  const { length } = digitsOf(phone)
  return WRITTEN.test(phone) && length >= FEWEST_DIGITS && length <= MOST_DIGITS
    ? E.right(phone)
    : E.left({ _tag: 'InvalidPhone' })
}

/** Calling codes of countries whose numbers drop their leading zero when dialled from abroad. */
const WITHOUT_ZERO = KNOWN_CALLING_CODES.filter((code) => !keepsItsZeroAbroad(code))

/**
 * A complete number: only separators are removed, and the zero that is dialled at home and not from abroad, as in "+41 (0)21" and "+41
 * 021". An Italian number keeps it.
 */
const international = (digits: string): string | undefined => {
  const code = WITHOUT_ZERO.find((callingCode) => digits.startsWith(`${callingCode}0`))
  return dialled('', code === undefined ? digits : code + digits.slice(code.length).replace(/^0+/, ''))
}

/** A prefix alone is not a number. */
const dialled = (callingCode: string, number: string): string | undefined =>
  number === '' ? undefined : `+${callingCode}${number}`

/**
 * A billing phone as one international number (Commerce §5, decision A16): `00` before a known calling code becomes a plus;
 * any other number loses its leading zeros, but for an Italian one, and gets the prefix of its country. One of a country
 * without a known prefix stays as typed. Undefined when nothing was typed.
 */
export const billingPhone = (country: Country, text: string): string | undefined => {
  const phone = text.trim()
  const digits = digitsOf(phone)
  if (digits === '') return undefined
  if (phone.startsWith('+')) return international(digitsOf(phone.replace('(0)', '')))
  if (KNOWN_CALLING_CODES.some((code) => digits.startsWith(`00${code}`))) return international(digits.slice(2))
  const callingCode = callingCodeOf(country)
  if (callingCode === undefined) return phone
  const number = digits.replace(/^0+/, '')
  return dialled(callingCode, keepsItsZero(country) && number !== '' && digits.startsWith('0') ? `0${number}` : number)
}
