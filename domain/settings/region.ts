import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as E from 'fp-ts/lib/Either.js'
import { isCurrency } from '../money/currency.ts'
import type { Currency } from '../money/currency.ts'
import { isCountry } from '../shop/country.ts'
import type { Country } from '../shop/country.ts'
import { isLocale } from '../shop/locale.ts'
import type { Locale } from '../shop/locale.ts'
import { collectingFaults, missing, unusable } from './setting-fault.ts'
import type { SettingFault } from './setting-fault.ts'

/** The money, the country and the language a shop starts with. */
export type Region = { readonly currency: Currency; readonly country: Country; readonly locale: Locale }
export type RegionInput = { readonly currency?: string; readonly country?: string; readonly locale?: string }

const known = <Known extends string>(
  setting: keyof RegionInput,
  given: string | undefined,
  isKnown: (text: string) => text is Known,
): E.Either<readonly SettingFault[], Known> => {
  if (given === undefined || given === '') return E.left(missing(setting))
  return isKnown(given) ? E.right(given) : E.left(unusable(setting, given))
}

/** Setting up a shop's region names everything that is missing at once (Account §5). */
export const makeRegion = (input: RegionInput): E.Either<readonly SettingFault[], Region> =>
  sequenceS(collectingFaults)({
    currency: known('currency', input.currency, isCurrency),
    country: known('country', input.country, isCountry),
    locale: known('locale', input.locale, isLocale),
  })
