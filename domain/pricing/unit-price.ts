import type { Money } from '../money/money.ts'
import { priceAmount } from './price-amount.ts'
import type { PriceEntry } from './pricing.ts'

export type UnitPrice = { readonly original: Money; readonly current: Money; readonly website: Money }

/**
 * The price of one pack when `count` packs of the product are bought together, both eyes counted (Commerce §3). A tier above the current
 * price never applies: more packs must not cost more each. A bulk price has no former price: the history proves the price of one pack
 * only.
 */
export const unitPriceFor = (entry: PriceEntry, count: number): UnitPrice => {
  const reached = entry.bulk.filter((tier) => tier.quantity <= count).map((tier) => tier.cents)
  const current = Math.min(entry.current, ...reached)
  const beside = (former: number) => priceAmount(current < entry.current ? current : former, entry.currency)
  return { original: beside(entry.original), current: priceAmount(current, entry.currency), website: beside(entry.website) }
}
