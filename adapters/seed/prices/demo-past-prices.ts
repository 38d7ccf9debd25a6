import type { PastPrice } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'

const OPENED = '2025-06-01T00:00:00.000Z'
const REDUCED = '2026-01-15T00:00:00.000Z'

/**
 * The demo shop charged its list prices for months before it reduced them, so that its offers comply with the rules on price reductions.
 */
export const demoPastPrices = (prices: readonly PriceEntry[]): readonly PastPrice[] =>
  prices.flatMap(({ productId, priceChannel, currency, original, current }): readonly PastPrice[] => {
    const past = { productId, priceChannel, currency }
    return original > current
      ? [{ ...past, cents: original, from: OPENED }, { ...past, cents: current, from: REDUCED }]
      : [{ ...past, cents: current, from: OPENED }]
  })
