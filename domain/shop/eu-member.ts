import type { Country } from './country.ts'

/** ISO codes of the member states of the European Union: a configuration may add any of them to the shop's countries. */
const EU_MEMBERS: ReadonlySet<string> = new Set([
  'AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IE', 'IT', 'LV', 'LT', 'LU', 'MT', 'NL', 'PL', 'PT',
  'RO', 'SK', 'SI', 'ES', 'SE',
])

export const isEuMember = (country: Country): boolean => EU_MEMBERS.has(country)
