import * as E from 'fp-ts/lib/Either.js'
import type { ProductType } from '../product/product-type.ts'
import type { Country } from '../shop/country.ts'
import { isCalendarDay } from '../shop/calendar-day.ts'

/**
 * VAT as fractions by country and product type; from configuration, the specification names none (decision A14). `standard` is
 * that of every type that is not named.
 */
export type VatRates = { readonly [country in Country]?: { readonly [category in ProductType | 'standard']?: number } }

/** Rates and the day from which they hold, yyyy-MM-dd by the calendar of Zurich. */
export type VatPeriod = { readonly from: string; readonly rates: VatRates }

/** Absent means not configured: such a line has no VAT taken out. */
export const vatRate = (rates: VatRates, country: Country, category: ProductType): number | undefined =>
  rates[country]?.[category] ?? rates[country]?.standard

/** What holds on a day (yyyy-MM-dd); nothing before the first of them. */
export const vatRatesOn = (periods: readonly VatPeriod[], day: string): VatRates =>
  periods.reduce<VatPeriod | undefined>(
    (latest, one) => (one.from <= day && (latest === undefined || latest.from < one.from) ? one : latest), undefined,
  )?.rates ?? {}

/** A rate is exact to a hundredth of a percent and below the whole. */
const isRate = (rate: number): boolean => rate >= 0 && rate < 1 && Math.abs(rate * 10_000 - Math.round(rate * 10_000)) < 1e-6

/** Periods as a person writes them, or what was written: a day there is none of, one that stands twice, or a rate that is none. */
export const makeVatPeriods = (given: readonly VatPeriod[]): E.Either<readonly VatPeriod[], readonly VatPeriod[]> => {
  const days = given.map(({ from }) => from)
  const rates = given.flatMap((period) => Object.values(period.rates).flatMap((one) => Object.values(one)))
  return days.every(isCalendarDay) && new Set(days).size === days.length && rates.every(isRate) ? E.right(given) : E.left(given)
}
