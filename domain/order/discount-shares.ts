import * as E from 'fp-ts/lib/Either.js'
import { promotionShares } from '../coupon/promotion-shares.ts'
import { makeMoney, zero, type Money } from '../money/money.ts'
import { boughtLines } from '../product/gift-line.ts'
import type { Order } from './order.ts'

/** What the discount takes off each line: as it was divided when it was ordered, else by what the lines are worth. */
export const discountShares = (
  { lines, totals, currency, promotionShares: kept }: Pick<Order, 'lines' | 'totals' | 'currency' | 'promotionShares'>,
): ReadonlyMap<string, Money> => {
  const bought = boughtLines(lines)
  const divided = promotionShares(bought.map(({ total }) => total), totals.orderPromotionTotal)
  const shareAt = (id: string, index: number): Money =>
    kept === undefined ? (divided[index] ?? zero(currency)) : E.getOrElse(() => zero(currency))(makeMoney(kept[id] ?? 0, currency))
  return new Map(bought.map(({ id }, index) => [id, shareAt(id, index)]))
}
