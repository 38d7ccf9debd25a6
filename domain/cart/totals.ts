import { addMoney, isPositive, subtractMoney, sumMoney } from '../money/money-arithmetic.ts'
import { zero, type Money } from '../money/money.ts'
import type { CartLine, Totals } from './cart.ts'

/** A promotion takes something off, never more than the goods are worth. */
const bounded = (promotion: Money, itemsTotal: Money): Money => {
  if (isPositive(promotion)) return zero(promotion.currency)
  const excess = addMoney(itemsTotal, promotion)
  return excess.cents < 0 ? subtractMoney(promotion, excess) : promotion
}

/**
 * The sums of a cart in whole cents: goods, promotion (zero or negative), goods paid for, shipping, all to pay
 * (decision A11). Everything is in the currency of `shipping`.
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
