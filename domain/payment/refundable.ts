import { subtractMoney, sumMoney } from '../money/money-arithmetic.ts'
import { zero, type Money } from '../money/money.ts'
import type { Order } from '../order/order.ts'
import type { Refund } from './refund.ts'

type Counted = Pick<Refund, 'state' | 'amount'>

/** The amount paid for an order. */
export const paidOf = ({ paidAt, paid, totals: { total } }: Pick<Order, 'paidAt' | 'paid' | 'totals'>): Money =>
  paidAt === undefined ? zero(total.currency) : (paid ?? total)

/** The amount refunded or being refunded. */
export const refundedOf = (order: Pick<Order, 'currency'>, refunds: readonly Counted[]): Money =>
  sumMoney(refunds.filter(({ state }) => state !== 'refused').map(({ amount }) => amount), order.currency)

/** The amount that can still be refunded. */
export const refundable = (order: Pick<Order, 'paidAt' | 'paid' | 'totals' | 'currency'>, refunds: readonly Counted[]): Money =>
  subtractMoney(paidOf(order), refundedOf(order, refunds))
