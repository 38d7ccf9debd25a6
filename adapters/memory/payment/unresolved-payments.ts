import * as E from 'fp-ts/lib/Either.js'
import type { UnresolvedPayments } from '../../../application/commerce/payment/unresolved-payments.port.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { Payment, PaymentStatus } from '../../../domain/payment/payment.ts'
import { isProviderMethod } from '../../../domain/payment/provider-code.ts'
import { atOnce } from '../at-once.ts'
import { orderOf } from './payment-ledger.ts'
import { settleOrder } from '../order/settle-order.ts'
import type { ShopState } from '../shop-state.ts'

const SECOND = 1000
const WEEK = 7 * 24 * 3_600_000

const oldestFirst = (one: Payment, other: Payment): number => one.startedAt.localeCompare(other.startedAt)
const startOf = ({ startedAt }: Payment): number => Date.parse(startedAt)

export const openUnresolvedPayments = (state: ShopState): UnresolvedPayments => {
  const attemptsOf = (token: OrderToken): readonly Payment[] =>
    [...state.payments.values()].filter(({ orderToken }) => orderToken === token).toSorted(oldestFirst)

  const take = (status: PaymentStatus, now: Date, limit: number, isDue: (payment: Payment, asked: number | undefined) => boolean) => {
    const due = [...state.payments.values()]
      .filter((one) => one.status === status && one.reference !== undefined && isDue(one, state.asked.get(one.id)))
      .toSorted(oldestFirst)
      .slice(0, limit)
    for (const { id } of due) state.asked.set(id, now.getTime())
    return due
  }

  return {
    unanswered: ({ now, since, limit }) =>
      atOnce(() =>
        E.right(
          take('started', now, limit, (payment, asked) => {
            const age = now.getTime() - startOf(payment)
            const isFresh = age < 15 * SECOND && startOf(payment) >= since.getTime()
            if (isFresh || age >= WEEK) return false
            if (asked === undefined || asked < since.getTime()) return true
            return asked + Math.max(30 * SECOND, (asked - startOf(payment)) / 10) <= now.getTime()
          }),
        ),
      ),
    refunds: ({ now, limit }) =>
      atOnce(() =>
        E.right(take('refunding', now, limit, (_payment, asked) => asked === undefined || asked + 60 * SECOND <= now.getTime())),
      ),
    overdue: ({ before, limit }) =>
      atOnce(() => {
        const at = before.toISOString()
        const overdue = [...state.orders.values()]
          .filter(({ status, createdAt, paymentMethod }) =>
            status === 'payment_pending' && createdAt <= at && paymentMethod !== undefined && isProviderMethod(paymentMethod))
          .filter(({ token }) => attemptsOf(token).every(({ startedAt }) => startedAt <= at))
          .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
        return E.right(overdue.slice(0, limit).map(({ token }) => token))
      }),
    attempts: (orderToken) => atOnce(() => E.right(attemptsOf(orderToken))),
    release: (orderToken, decide) =>
      atOnce(() => {
        const order = orderOf(state, orderToken)
        const released = decide(order, attemptsOf(orderToken))
        return E.right(released !== undefined && settleOrder(state, order, released))
      }),
  }
}
