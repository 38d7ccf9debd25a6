import * as E from 'fp-ts/lib/Either.js'
import { promotionShares } from '../coupon/promotion-shares.ts'
import { makeMoney, zero, type Money } from '../money/money.ts'
import { boughtLines } from '../product/gift-line.ts'
import type { Order } from './order.ts'

/** The discount of each line: as it was divided when the order was placed, otherwise in proportion to the line totals. */
export const discountShares = (
  { lines, totals, currency, promotionShares: storedShares }: Pick<Order, 'lines' | 'totals' | 'currency' | 'promotionShares'>,
): ReadonlyMap<string, Money> => {
  const bought = boughtLines(lines)
  const divided = promotionShares(bought.map(({ total }) => total), totals.orderPromotionTotal)
  const shareAt = (id: string, index: number): Money =>
    storedShares === undefined ? (divided[index] ?? zero(currency)) : E.getOrElse(() => zero(currency))(
      makeMoney(storedShares[id] ?? 0, currency),
    )
  return new Map(bought.map(({ id }, index) => [id, shareAt(id, index)]))
}
