import { isCountry, type Country } from '../../../domain/shop/country.ts'
import type { Say } from './mail-texts.port.ts'

/** A country in the language of a text. A country that the configuration adds has no name there: its code. */
export const countryName = (say: Say) => (country: Country): string => (isCountry(country) ? say(`country.${country}`) : country)
