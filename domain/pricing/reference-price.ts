import type { Currency } from '../money/currency.ts'

/** For so many milliseconds a price must have been charged before another may be compared with it. */
export const REFERENCE_WINDOW = 30 * 86_400_000

/** What one pack cost from an instant on (milliseconds) until the next period began; without an amount it was not for sale. */
export type PricePeriod = { readonly from: number; readonly cents: number | undefined }

/** Whose law says which former price may be shown beside a price. */
export type PriceMarket = 'EU' | 'CH'

/** Swiss law where prices are in francs, else that of the EU. */
export const priceMarketOf = (currency: Currency): PriceMarket => (currency === 'CHF' ? 'CH' : 'EU')

/** Oldest first, the same price over neighbouring periods as one. */
const inOrder = (history: readonly PricePeriod[]): readonly PricePeriod[] =>
  history
    .toSorted((one, other) => one.from - other.from)
    .filter(({ cents }, index, sorted) => index === 0 || sorted[index - 1]?.cents !== cents)

type Period = { readonly from: number; readonly until: number; readonly cents: number }

/** The periods before the last one, latest first, as far back as the product was for sale without a gap. */
const periodsBefore = (periods: readonly PricePeriod[]): readonly Period[] => {
  const before = periods
    .map(({ from, cents }, index) => ({ from, cents, until: periods[index + 1]?.from ?? from }))
    .slice(0, -1)
    .toReversed()
  const gap = before.findIndex(({ cents }) => cents === undefined)
  return (gap === -1 ? before : before.slice(0, gap)).filter((period): period is Period => period.cents !== undefined)
}

/** EU: the lowest price of the 30 days before the price of today began; none of a product sold for less time. */
const lowestBefore = (before: readonly Period[], began: number): number | undefined => {
  const earliest = before.at(-1)
  return earliest === undefined || earliest.from > began - REFERENCE_WINDOW
    ? undefined
    : Math.min(...before.filter(({ until }) => until > began - REFERENCE_WINDOW).map(({ cents }) => cents))
}

/** CH: the price charged directly before, for 30 days running. */
const chargedBefore = ([last]: readonly Period[], began: number): number | undefined =>
  last !== undefined && began - last.from >= REFERENCE_WINDOW ? last.cents : undefined

/**
 * The former price that may be struck and that a percentage may be counted from, beside the price that began last; none unless it is
 * above that. The history says what was charged, so a price that nobody was ever asked for is never compared with.
 */
export const referencePrice = (market: PriceMarket, history: readonly PricePeriod[]): number | undefined => {
  const periods = inOrder(history)
  const today = periods.at(-1)
  if (today?.cents === undefined) return undefined
  const before = periodsBefore(periods)
  const found = market === 'EU' ? lowestBefore(before, today.from) : chargedBefore(before, today.from)
  return found !== undefined && found > today.cents ? found : undefined
}
