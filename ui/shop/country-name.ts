import type { IntlShape } from 'react-intl'
import { isCountry, type Country } from '../../domain/shop/country.ts'

/** A country as people call it; one that the configuration added is shown by its code. */
export const countryName = (intl: IntlShape, country: Country): string =>
  isCountry(country) ? intl.formatMessage({ id: `country.${country}` }) : country
