import type { Money } from '../money/money.ts'
import { priceAmount } from './price-amount.ts'
import type { PriceEntry } from './pricing.ts'

export type UnitPrice = { readonly original: Money; readonly current: Money; readonly website: Money }

/**
 * What one pack costs when `count` packs of the product are taken together, both eyes counted (Commerce §3). A tier
 * dearer than the current price never applies: more packs must not cost more each.
 */
export const unitPriceFor = (entry: PriceEntry, count: number): UnitPrice => {
  const reached = entry.bulk.filter((tier) => tier.quantity <= count).map((tier) => tier.cents)
  return {
    original: priceAmount(entry.original, entry.currency),
    current: priceAmount(Math.min(entry.current, ...reached), entry.currency),
    website: priceAmount(entry.website, entry.currency),
  }
}
