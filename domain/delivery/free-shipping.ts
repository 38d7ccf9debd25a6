import { isPositive, subtractMoney } from '../money/money-arithmetic.ts'
import type { Money } from '../money/money.ts'

/** Whether goods of this worth ship free; without a threshold nothing does (decision A64). */
export const reachesThreshold = (itemsTotal: Money, threshold: Money | undefined): boolean =>
  threshold !== undefined && !isPositive(subtractMoney(threshold, itemsTotal))

/**
 * How much is missing for free shipping; nothing to say when the notice is off, the cart is worth nothing, the
 * threshold is reached or shipping is free anyway (Commerce §2, decision A11). A price not known yet is not free.
 */
export const freeShippingNotice = (asked: {
  readonly enabled: boolean
  readonly threshold?: Money
  readonly itemsTotal: Money
  readonly shippingPrice?: Money
}): Money | undefined => {
  const { enabled, threshold, itemsTotal, shippingPrice } = asked
  if (!enabled || threshold === undefined || !isPositive(itemsTotal)) return undefined
  if (shippingPrice !== undefined && !isPositive(shippingPrice)) return undefined
  const remaining = subtractMoney(threshold, itemsTotal)
  return isPositive(remaining) ? remaining : undefined
}
