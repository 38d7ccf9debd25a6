import * as E from 'fp-ts/lib/Either.js'
import { DASHES } from '../text/dashes.ts'
import type { Country } from '../shop/country.ts'

export type PostcodeRefusal = { readonly _tag: 'InvalidPostcode'; readonly country: Country }

/** The digits of a country's postcodes, with or without its letter in front ("CH-8001"); gap G5 of the account part. */
const PATTERNS: { readonly [country in Country]: RegExp } = {
  CH: /^(?:CH-?)?([1-9]\d{3})$/i,
  LI: /^(?:(?:LI|FL)-?)?(948[5-9]|949[0-8])$/i,
  AT: /^(?:AT?-?)?([1-9]\d{3})$/i,
  DE: /^(?:DE?-?)?(\d{5})$/i,
  FR: /^(?:FR?-?)?(\d{5})$/i,
  IT: /^(?:IT?-?)?(\d{5})$/i,
  LT: /^(?:LT-?)?(\d{5})$/i,
}

/** A country added by configuration: any short code of letters, digits, blanks and hyphens. */
const OTHER_COUNTRIES = /^([\p{L}\d][\p{L}\d -]{1,9})$/u

/** "75 008" and "CH - 8001": blanks do not count, and every dash is treated as a hyphen. */
const normalised = (text: string): string => text.replace(/\s/g, '').replace(DASHES, '-')

export const makePostcode = (country: Country, text: string): E.Either<PostcodeRefusal, string> => {
  const hasPattern = Object.hasOwn(PATTERNS, country)
  const [, postcode] = hasPattern ? (PATTERNS[country].exec(normalised(text)) ?? []) : (OTHER_COUNTRIES.exec(text.trim()) ?? [])
  return postcode === undefined ? E.left({ _tag: 'InvalidPostcode', country }) : E.right(postcode)
}
