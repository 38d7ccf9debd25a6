import * as E from 'fp-ts/lib/Either.js'
import type { ProductType } from '../product/product-type.ts'
import type { Country } from '../shop/country.ts'
import { isCalendarDay } from '../shop/calendar-day.ts'

/**
 * VAT as fractions by country and product type; from configuration, the specification names none (decision A14). `standard` applies to
 * every type that is not listed.
 */
export type VatRates = { readonly [country in Country]?: { readonly [category in ProductType | 'standard']?: number } }

/** Rates and their first day, yyyy-MM-dd in Zurich. */
export type VatPeriod = { readonly from: string; readonly rates: VatRates }

/** Absent means not configured: no VAT is calculated for such a line. */
export const vatRate = (rates: VatRates, country: Country, category: ProductType): number | undefined =>
  rates[country]?.[category] ?? rates[country]?.standard

/** The rates on a day (yyyy-MM-dd); none before the first period. */
export const vatRatesOn = (periods: readonly VatPeriod[], day: string): VatRates =>
  periods.reduce<VatPeriod | undefined>(
    (latest, period) => (period.from <= day && (latest === undefined || latest.from < period.from) ? period : latest), undefined,
  )?.rates ?? {}

/** A rate is exact to a hundredth of a percent and below 1. */
const isRate = (rate: number): boolean => rate >= 0 && rate < 1 && Math.abs(rate * 10_000 - Math.round(rate * 10_000)) < 1e-6

/** Checked periods, or the input if it has an invalid or repeated day or an invalid rate. */
export const makeVatPeriods = (periods: readonly VatPeriod[]): E.Either<readonly VatPeriod[], readonly VatPeriod[]> => {
  const days = periods.map(({ from }) => from)
  const rates = periods.flatMap((period) => Object.values(period.rates).flatMap((byType) => Object.values(byType)))
  return days.every(isCalendarDay) && new Set(days).size === days.length && rates.every(isRate) ? E.right(periods) : E.left(periods)
}
