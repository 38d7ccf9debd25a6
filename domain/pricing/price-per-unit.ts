import type { Money } from '../money/money.ts'
import type { Pack } from '../product/product.ts'
import { priceAmount } from './price-amount.ts'
import type { PricePerUnit } from './pricing.ts'

/** Liquids are compared per 100 ml, everything else per piece. */
const unitsCompared = (unit: Pack['unit']): number => (unit === 'ml' ? 100 : 1)

/** The price of one unit of a pack, rounded half up; none for a pack with a single piece (decision A40). */
export const pricePerUnit = (pack: Pick<Pack, 'quantity' | 'unit'>, money: Money): PricePerUnit | undefined => {
  if (pack.quantity <= 1) return undefined
  const units = unitsCompared(pack.unit)
  const cents = Math.floor((2 * money.cents * units + pack.quantity) / (2 * pack.quantity))
  return { price: priceAmount(cents, money.currency), units, per: pack.unit }
}
