import * as E from 'fp-ts/lib/Either.js'
import { addMoney, sumMoney } from '../money/money-arithmetic.ts'
import { makeMoney, zero, type Money } from '../money/money.ts'
import { discountShares } from './discount-shares.ts'
import type { Order } from './order.ts'
import type { LineQuantity } from './parcel.ts'

type Priced = Pick<Order, 'lines' | 'totals' | 'currency' | 'promotionShares'>

/** The price of these packs after discounts; all packs together add up to the items total, to the cent. */
export const itemsValue = (order: Priced, packs: readonly LineQuantity[]): Money => {
  const shares = discountShares(order)
  const valueOf = ({ lineId, quantity }: LineQuantity): Money => {
    const line = order.lines.find(({ id }) => id === lineId)
    if (line === undefined) return zero(order.currency)
    const whole = addMoney(line.total, shares.get(lineId) ?? zero(order.currency))
    const cents = Math.round((whole.cents * quantity) / line.quantity)
    return E.getOrElse(() => zero(order.currency))(makeMoney(cents, order.currency))
  }
  return sumMoney(packs.map(valueOf), order.currency)
}
