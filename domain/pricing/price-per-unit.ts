import type { Money } from '../money/money.ts'
import type { Pack } from '../product/product.ts'
import { priceAmount } from './price-amount.ts'
import type { PricePerUnit } from './pricing.ts'

/** Liquids are compared by 100 ml, everything else by the piece. */
const unitsCompared = (unit: Pack['unit']): number => (unit === 'ml' ? 100 : 1)

/**
 * What the smallest useful part of a pack costs, half up; nothing to say of a pack that holds a single piece (decision
 * A40).
 */
export const pricePerUnit = (pack: Pick<Pack, 'quantity' | 'unit'>, money: Money): PricePerUnit | undefined => {
  if (pack.quantity <= 1) return undefined
  const units = unitsCompared(pack.unit)
  const cents = Math.floor((2 * money.cents * units + pack.quantity) / (2 * pack.quantity))
  return { price: priceAmount(cents, money.currency), units, per: pack.unit }
}
