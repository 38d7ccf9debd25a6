import { isNothingToPay } from '../checkout/nothing-to-pay.ts'
import { zero, type Money } from '../money/money.ts'
import type { Order } from './order.ts'

/** What is still to be paid: all of it until the money came; nothing for a cancelled or returned order. */
export const paymentDue = (order: Pick<Order, 'status' | 'totals' | 'paidAt'>): Money =>
  order.paidAt !== undefined || order.status === 'cancelled' || order.status === 'returned'
    ? zero(order.totals.total.currency)
    : order.totals.total

/** Whether an order waits for money. */
export const isPaymentDue = (order: Parameters<typeof paymentDue>[0]): boolean => !isNothingToPay(paymentDue(order))
