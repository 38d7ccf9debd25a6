import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import { makeMoney } from '../money/money.ts'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/money.ts'
import { makeProductId } from '../product/product.ts'
import { isCount } from '../whole-number.ts'
import { omitUndefined } from '../omit-undefined.ts'
import { makeBrandChannel, toneOf } from '../shop/brand-channel.ts'
import type { Tone } from '../shop/brand-channel.ts'
import { COUNTRIES, makeCountry, shopCountries } from '../shop/country.ts'
import type { Country } from '../shop/country.ts'
import { makeIban } from './iban.ts'
import { makeRegion } from './region.ts'
import type { RegionInput } from './region.ts'
import { collectingFaults, unusable } from './setting-fault.ts'
import type { SettingFault } from './setting-fault.ts'
import type { ShopSettings } from './shop-settings.ts'
import { makeVatPeriods } from './vat-rates.ts'

type Checked =
  | 'brandChannel' | 'tone' | 'currency' | 'country' | 'locale' | 'maxQuantity' | 'singleProductId' | 'trialProductId'
  | 'itemsPerPage'
  | 'freeShippingThreshold' | 'orderLimit' | 'invoice' | 'extraCountries' | 'transfer' | 'vatRates'

/** Settings as written in the configuration: amounts in cents of `currency`, codes as text. */
export type ShopSettingsInput = Omit<ShopSettings, Checked> & RegionInput & {
  readonly brandChannel: string
  readonly tone?: Tone
  readonly maxQuantity?: number
  readonly singleProductId?: number
  readonly trialProductId?: number
  readonly itemsPerPage?: number
  readonly freeShippingThreshold?: number
  readonly orderLimit?: { readonly limit: number; readonly countries: readonly string[] }
  readonly invoice?: { readonly openAtMost: number; readonly countries: readonly string[] }
  readonly extraCountries?: readonly string[]
  readonly transfer?: { readonly iban: string; readonly days: number }
  readonly vatRates: ShopSettings['vatRates']
}

type Checking<Value> = E.Either<readonly SettingFault[], Value>

/** An optional setting; a value that `make` refuses is reported. */
const optional = <Input, Value>(
  setting: keyof ShopSettingsInput,
  input: Input | undefined,
  make: (input: Input) => E.Either<unknown, Value>,
): Checking<Value | undefined> =>
  input === undefined
    ? E.right(undefined)
    : pipe(make(input), E.mapLeft(() => unusable(setting, input)))

const wholeFromOne = E.fromPredicate((count: number) => isCount(count), String)
const amountIn = (currency: Currency) => (cents: number): E.Either<unknown, Money> =>
  cents < 0 ? E.left(cents) : makeMoney(cents, currency)

const ISO_COUNTRY = /^[A-Z]{2}$/
const readExtraCountries = (codes: readonly string[]): E.Either<unknown, readonly Country[]> =>
  codes.every((code) => ISO_COUNTRY.test(code)) ? E.right(shopCountries(codes).slice(COUNTRIES.length)) : E.left(codes)

const eachCountry = (codes: readonly string[], accepted: readonly Country[]): E.Either<unknown, readonly Country[]> =>
  RA.traverse(E.Applicative)((code: string) => makeCountry(code, accepted))(codes)

/** The settings of a brand's shop, or all missing and invalid settings at once (Account §5, §9). */
export const makeShopSettings = (input: ShopSettingsInput): Checking<ShopSettings> => {
  const {
    brandChannel, tone, currency, country, locale, maxQuantity, singleProductId, trialProductId, itemsPerPage,
    freeShippingThreshold, orderLimit, invoice, extraCountries, transfer, vatRates, ...plain
  } = input
  const region = makeRegion(omitUndefined({ currency, country, locale }))
  const amount = amountIn(E.isRight(region) ? region.right.currency : 'CHF')
  const accepted = shopCountries(extraCountries)
  return pipe(
    sequenceS(collectingFaults)({
      region,
      brandChannel: pipe(makeBrandChannel(brandChannel), E.mapLeft(() => unusable('brandChannel', brandChannel))),
      maxQuantity: optional('maxQuantity', maxQuantity, wholeFromOne),
      singleProductId: optional('singleProductId', singleProductId, makeProductId),
      trialProductId: optional('trialProductId', trialProductId, makeProductId),
      itemsPerPage: optional('itemsPerPage', itemsPerPage, wholeFromOne),
      freeShippingThreshold: optional('freeShippingThreshold', freeShippingThreshold, amount),
      orderLimit: optional('orderLimit', orderLimit, ({ limit, countries }) =>
        sequenceS(E.Applicative)({ limit: amount(limit), countries: eachCountry(countries, accepted) })),
      invoice: optional('invoice', invoice, ({ openAtMost, countries }) =>
        sequenceS(E.Applicative)({ openAtMost: amount(openAtMost), countries: eachCountry(countries, accepted) })),
      transfer: optional('transfer', transfer, ({ iban, days }) =>
        sequenceS(E.Applicative)({ iban: makeIban(iban), days: wholeFromOne(days) })),
      vatRates: pipe(makeVatPeriods(vatRates), E.mapLeft((periods) => unusable('vatRates', periods))),
      extraCountries: optional('extraCountries', extraCountries, readExtraCountries),
    }),
    E.map(({ region: { currency, country, locale }, brandChannel, ...checked }) => ({
      ...plain, ...omitUndefined(checked), currency, country, locale, brandChannel, tone: tone ?? toneOf(brandChannel),
    })),
  )
}
