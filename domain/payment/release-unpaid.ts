import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Payment } from '../payment/payment.ts'
import { isProviderMethod } from '../payment/provider-code.ts'
import { movedBy } from '../order/moved-order.ts'
import type { Order } from '../order/order.ts'
import { isOpenCharge } from './charge-to-make.ts'
import { expired } from './expired.ts'
import type { Missed } from './payment-deadline.ts'

export type Released = { readonly order: Order; readonly payments: readonly Payment[] }

const isAwaited = ({ status, paidAt }: Order): boolean => status === 'payment_pending' && paidAt === undefined

const latest = ({ paymentMethod }: Order, { online, transfer }: Missed): Date | undefined => {
  if (paymentMethod === undefined) return undefined
  if (isProviderMethod(paymentMethod)) return online
  return paymentMethod === 'prepayment' ? transfer : undefined
}

/**
 * Whether an order waited for its money long enough, from the moment it was placed: trying to pay once more wins no time,
 * or nobody else could ever have the goods. An invoice is paid afterwards.
 */
export const isOverdue = (order: Order, missed: Missed): boolean => {
  const before = latest(order, missed)
  return before !== undefined && isAwaited(order) && new Date(order.createdAt) <= before
}

/** Whether a transfer is late enough to be asked for. */
export const isToBeReminded = (order: Order, { reminder }: Pick<Missed, 'reminder'>): boolean =>
  order.paymentMethod === 'prepayment' && isAwaited(order) && new Date(order.createdAt) <= reminder

/**
 * An order that is overdue is given up, and its open attempts with it; `undefined` when it is not to be. One whose charge got no answer
 * may be paid: it waits until the payment provider says what became of it, or the shop's staff cancel it.
 */
export const releaseUnpaid = (order: Order, payments: readonly Payment[], missed: Missed): Released | undefined =>
  isOverdue(order, missed) && !payments.some(isOpenCharge)
    ? pipe(
        movedBy(order, 'order.given_up'),
        E.match(() => undefined, (moved) => ({ order: moved.order, payments: payments.map(expired) })),
      )
    : undefined
