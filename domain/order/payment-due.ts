import { isNothingToPay } from '../checkout/nothing-to-pay.ts'
import { subtractMoney } from '../money/money-arithmetic.ts'
import { zero, type Money } from '../money/money.ts'
import type { Order } from './order.ts'

type PayableOrder = Pick<Order, 'status' | 'totals' | 'paidAt' | 'reversed'>

/** The amount still to be paid: the total without returned or cancelled items until payment; nothing for a cancelled or returned order. */
export const paymentDue = ({ status, totals: { total }, paidAt, reversed }: PayableOrder): Money => {
  if (paidAt !== undefined || status === 'cancelled' || status === 'returned') return zero(total.currency)
  return reversed === undefined ? total : subtractMoney(total, reversed)
}

/** Whether an order awaits payment. */
export const isPaymentDue = (order: PayableOrder): boolean => !isNothingToPay(paymentDue(order))
