import type { Country } from './country.ts'

const CALLING_CODES: { readonly [country in Country]: string } = {
  CH: '41', DE: '49', AT: '43', IT: '39', FR: '33', LT: '370', LI: '423',
}

/** Every international prefix that is recognised behind a `00` (decision A16). */
export const KNOWN_CALLING_CODES: readonly string[] = Object.values(CALLING_CODES)

/** The calling code of a country; `undefined` for an unknown one. */
export const callingCodeOf = (country: Country): string | undefined => CALLING_CODES[country]

/** Whether numbers behind a prefix keep their leading zero when dialled from abroad. */
export const keepsItsZeroAbroad = (callingCode: string): boolean => callingCode === CALLING_CODES['IT']

/** An Italian number is dialled with its zero from everywhere; elsewhere the zero is only used within the country. */
export const keepsItsZero = (country: Country): boolean => country === 'IT'
