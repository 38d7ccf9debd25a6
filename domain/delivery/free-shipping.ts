import { isPositive, subtractMoney } from '../money/money-arithmetic.ts'
import type { Money } from '../money/money.ts'

/** Whether items of this value ship free; without a threshold nothing does (decision A64). */
export const reachesThreshold = (itemsTotal: Money, threshold: Money | undefined): boolean =>
  threshold !== undefined && !isPositive(subtractMoney(threshold, itemsTotal))

/**
 * The amount missing for free shipping; `undefined` if the notice is off, the cart is empty, the threshold is reached or shipping is
 * free anyway (Commerce §2, decision A11). An unknown price is not free.
 */
export const freeShippingNotice = (facts: {
  readonly enabled: boolean
  readonly threshold?: Money
  readonly itemsTotal: Money
  readonly shippingPrice?: Money
}): Money | undefined => {
  const { enabled, threshold, itemsTotal, shippingPrice } = facts
  if (!enabled || threshold === undefined || !isPositive(itemsTotal)) return undefined
  if (shippingPrice !== undefined && !isPositive(shippingPrice)) return undefined
  const remaining = subtractMoney(threshold, itemsTotal)
  return isPositive(remaining) ? remaining : undefined
}
