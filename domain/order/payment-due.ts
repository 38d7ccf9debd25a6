import { isNothingToPay } from '../checkout/nothing-to-pay.ts'
import { subtractMoney } from '../money/money-arithmetic.ts'
import { zero, type Money } from '../money/money.ts'
import type { Order } from './order.ts'

type Asked = Pick<Order, 'status' | 'totals' | 'paidAt' | 'undone'>

/**
 * What is still to be paid: all of it until the money came, but not what came back or never left; nothing for a cancelled or
 * returned order.
 */
export const paymentDue = ({ status, totals: { total }, paidAt, undone }: Asked): Money => {
  if (paidAt !== undefined || status === 'cancelled' || status === 'returned') return zero(total.currency)
  return undone === undefined ? total : subtractMoney(total, undone)
}

/** Whether an order waits for money. */
export const isPaymentDue = (order: Asked): boolean => !isNothingToPay(paymentDue(order))
