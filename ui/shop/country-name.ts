import type { IntlShape } from 'react-intl'
import { isCountry, type Country } from '../../domain/shop/country.ts'

/** The name of a country; one added by configuration is shown by its code. */
export const countryName = (intl: IntlShape, country: Country): string =>
  isCountry(country) ? intl.formatMessage({ id: `country.${country}` }) : country
