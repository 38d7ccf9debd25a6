import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Payment } from '../payment/payment.ts'
import { isProviderMethod } from '../payment/provider-code.ts'
import { applyOrderEvent } from '../order/order-transition.ts'
import type { Order } from '../order/order.ts'
import { isOpenCharge } from './charge-to-make.ts'
import { expired } from './expired.ts'
import type { OverdueBefore } from './payment-deadline.ts'

export type ReleasedOrder = { readonly order: Order; readonly payments: readonly Payment[] }

const isAwaited = ({ status, paidAt }: Order): boolean => status === 'payment_pending' && paidAt === undefined

const deadlineOf = ({ paymentMethod }: Order, { online, transfer }: OverdueBefore): Date | undefined => {
  if (paymentMethod === undefined) return undefined
  if (isProviderMethod(paymentMethod)) return online
  return paymentMethod === 'prepayment' ? transfer : undefined
}

/**
 * Whether an order has awaited payment too long since it was placed: further attempts do not extend the deadline, since the order
 * reserves stock. An invoice is paid afterwards.
 */
export const isOverdue = (order: Order, overdue: OverdueBefore): boolean => {
  const before = deadlineOf(order, overdue)
  return before !== undefined && isAwaited(order) && new Date(order.createdAt) <= before
}

/** Whether a payment reminder for a transfer is due. */
export const isToBeReminded = (order: Order, { reminder }: Pick<OverdueBefore, 'reminder'>): boolean =>
  order.paymentMethod === 'prepayment' && isAwaited(order) && new Date(order.createdAt) <= reminder

/**
 * An overdue order is cancelled, and its open attempts expire; `undefined` if it is not overdue. An order with a charge without a
 * response may be paid: it waits until the payment provider reports the outcome, or staff cancel it.
 */
export const releaseUnpaid = (order: Order, payments: readonly Payment[], overdue: OverdueBefore): ReleasedOrder | undefined =>
  isOverdue(order, overdue) && !payments.some(isOpenCharge)
    ? pipe(
        applyOrderEvent(order, 'order.expired'),
        E.match(() => undefined, (moved) => ({ order: moved.order, payments: payments.map(expired) })),
      )
    : undefined
