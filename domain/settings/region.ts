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

/** The currency, country and language of a shop. */
export type Region = { readonly currency: Currency; readonly country: Country; readonly locale: Locale }
export type RegionInput = { readonly currency?: string; readonly country?: string; readonly locale?: string }

const readSetting = <Value extends string>(
  setting: keyof RegionInput,
  input: string | undefined,
  isValid: (text: string) => text is Value,
): E.Either<readonly SettingFault[], Value> => {
  if (input === undefined || input === '') return E.left(missing(setting))
  return isValid(input) ? E.right(input) : E.left(unusable(setting, input))
}

/** The region of a shop, or all missing settings at once (Account §5). */
export const makeRegion = (input: RegionInput): E.Either<readonly SettingFault[], Region> =>
  sequenceS(collectingFaults)({
    currency: readSetting('currency', input.currency, isCurrency),
    country: readSetting('country', input.country, isCountry),
    locale: readSetting('locale', input.locale, isLocale),
  })
