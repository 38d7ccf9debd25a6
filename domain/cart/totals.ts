import { addMoney, isPositive, subtractMoney, sumMoney } from '../money/money-arithmetic.ts'
import { zero, type Money } from '../money/money.ts'
import type { CartLine, Totals } from './cart.ts'

/** A promotion takes off at most the value of the items. */
const bounded = (promotion: Money, itemsTotal: Money): Money => {
  if (isPositive(promotion)) return zero(promotion.currency)
  const excess = addMoney(itemsTotal, promotion)
  return excess.cents < 0 ? subtractMoney(promotion, excess) : promotion
}

/**
 * The totals of a cart in whole cents: items, promotion (zero or negative), items after promotion, shipping, total (decision A11).
 * Everything is in the currency of `shipping`.
 */
export const computeTotals = (lines: readonly Pick<CartLine, 'total'>[], shipping: Money, promotion: Money): Totals => {
  const itemsTotalBeforePromotion = sumMoney(lines.map((line) => line.total), shipping.currency)
  const orderPromotionTotal = bounded(promotion, itemsTotalBeforePromotion)
  const itemsTotal = addMoney(itemsTotalBeforePromotion, orderPromotionTotal)
  return {
    itemsTotalBeforePromotion,
    orderPromotionTotal,
    itemsTotal,
    shippingTotal: shipping,
    total: addMoney(itemsTotal, shipping),
  }
}
