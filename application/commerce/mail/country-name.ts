import { isCountry, type Country } from '../../../domain/shop/country.ts'
import type { Say } from './mail-texts.port.ts'

/** The name of a country in the language of a text. A country added by configuration has no name: its code. */
export const countryName = (say: Say) => (country: Country): string => (isCountry(country) ? say(`country.${country}`) : country)
