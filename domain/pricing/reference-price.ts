import type { Currency } from '../money/currency.ts'

/** How long a price must have been charged before another may be compared with it; milliseconds. */
export const REFERENCE_WINDOW = 30 * 86_400_000

/** The price of one pack from an instant (milliseconds) until the next period; without an amount it was not for sale. */
export type PricePeriod = { readonly from: number; readonly cents: number | undefined }

/** The law that governs the former price beside a price. */
export type PriceMarket = 'EU' | 'CH'

/** Swiss law for prices in francs, otherwise EU law. */
export const priceMarketOf = (currency: Currency): PriceMarket => (currency === 'CHF' ? 'CH' : 'EU')

/** Oldest first, with neighbouring periods of the same price merged. */
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

/** EU: the lowest price of the 30 days before the current price began; none for a product sold for less time. */
const lowestBefore = (before: readonly Period[], began: number): number | undefined => {
  const earliest = before.at(-1)
  return earliest === undefined || earliest.from > began - REFERENCE_WINDOW
    ? undefined
    : Math.min(...before.filter(({ until }) => until > began - REFERENCE_WINDOW).map(({ cents }) => cents))
}

/** CH: the price charged directly before, for 30 consecutive days. */
const chargedBefore = ([last]: readonly Period[], began: number): number | undefined =>
  last !== undefined && began - last.from >= REFERENCE_WINDOW ? last.cents : undefined

/**
 * The compare-at price of the current price, also the base of the percentage; none unless it is higher. The history records charged
 * prices, so a price that was never charged is never compared with.
 */
export const referencePrice = (market: PriceMarket, history: readonly PricePeriod[]): number | undefined => {
  const periods = inOrder(history)
  const today = periods.at(-1)
  if (today?.cents === undefined) return undefined
  const before = periodsBefore(periods)
  const reference = market === 'EU' ? lowestBefore(before, today.from) : chargedBefore(before, today.from)
  return reference !== undefined && reference > today.cents ? reference : undefined
}
