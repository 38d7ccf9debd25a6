import { nextPaymentStatus } from '../payment/next-payment-status.ts'
import type { Payment } from '../payment/payment.ts'
import { isProviderMethod } from '../payment/provider-code.ts'
import type { Order } from '../order/order.ts'

export type Released = { readonly order: Order; readonly payments: readonly Payment[] }

/** The last time somebody meant to pay: the newest attempt, or the order itself. ISO instant. */
const lastMeant = (order: Order, payments: readonly Payment[]): string =>
  payments.reduce((latest, { startedAt }) => (startedAt > latest ? startedAt : latest), order.createdAt)

/**
 * Whether an order to be paid on a payment page was not paid, and nobody tried to pay it after `before`. Who pays by
 * transfer is waited for.
 */
export const isOverdue = (order: Order, payments: readonly Payment[], before: Date): boolean => {
  const { paymentMethod, status, paidAt } = order
  const isAwaited = status === 'payment_pending' && paidAt === undefined
  if (!isAwaited || paymentMethod === undefined || !isProviderMethod(paymentMethod)) return false
  return new Date(lastMeant(order, payments)) <= before
}

/** An order that is overdue is given up, and its open attempts with it; `undefined` when it is not to be. */
export const releaseUnpaid = (order: Order, payments: readonly Payment[], before: Date): Released | undefined => {
  if (!isOverdue(order, payments, before)) return undefined
  return {
    order: { ...order, status: 'cancelled' },
    payments: payments.map((one) => ({ ...one, status: nextPaymentStatus(one.status, { type: 'payment.expired' }) })),
  }
}
