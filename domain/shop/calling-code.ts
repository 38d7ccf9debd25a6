import type { Country } from './country.ts'

const CALLING_CODES: { readonly [country in Country]: string } = {
  CH: '41', DE: '49', AT: '43', IT: '39', FR: '33', LT: '370', LI: '423',
}

/** Every international prefix the shop recognises behind a `00` (decision A16). */
export const KNOWN_CALLING_CODES: readonly string[] = Object.values(CALLING_CODES)

/** The four countries whose numbers the shop completes by itself (Commerce §5); the others are left alone. */
const COMPLETED: readonly Country[] = ['CH', 'DE', 'AT', 'IT']

export const completingCallingCode = (country: Country): string | undefined =>
  COMPLETED.includes(country) ? CALLING_CODES[country] : undefined
