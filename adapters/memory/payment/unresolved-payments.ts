import * as E from 'fp-ts/lib/Either.js'
import type { UnresolvedPayments } from '../../../application/commerce/payment/unresolved-payments.port.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { Payment, PaymentStatus } from '../../../domain/payment/payment.ts'
import { isOverdue } from '../../../domain/payment/release-unpaid.ts'
import { atOnce } from '../at-once.ts'
import { orderOf } from './payment-ledger.ts'
import { settleOrder } from '../order/settle-order.ts'
import type { ShopState } from '../shop-state.ts'

const oldestFirst = (one: Payment, other: Payment): number => one.startedAt.localeCompare(other.startedAt)

type Due = { readonly now: Date; readonly limit: number; readonly nextAt: (payment: Payment) => Date }

export const openUnresolvedPayments = (state: ShopState): UnresolvedPayments => {
  const attemptsOf = (token: OrderToken): readonly Payment[] =>
    [...state.payments.values()].filter(({ orderToken }) => orderToken === token).toSorted(oldestFirst)

  const waiting = (status: PaymentStatus): readonly Payment[] =>
    [...state.payments.values()].filter((one) => one.status === status && one.reference !== undefined)

  const isDue = ({ id }: Payment, { now }: Due, since?: Date): boolean => {
    const asked = state.asked.get(id)
    return asked === undefined || asked.again <= now || (since !== undefined && asked.at < since)
  }

  const take = (payments: readonly Payment[], { now, limit, nextAt }: Due): readonly Payment[] => {
    const taken = payments.toSorted(oldestFirst).slice(0, limit)
    for (const payment of taken) state.asked.set(payment.id, { at: now, again: nextAt(payment) })
    return taken
  }

  return {
    unanswered: ({ begunAfter, begunBy, since, ...due }) =>
      atOnce(() => {
        const begun = waiting('started').filter(({ startedAt }) => {
          const start = new Date(startedAt)
          return start > begunAfter && (start <= begunBy || start < since)
        })
        return E.right(take(begun.filter((payment) => isDue(payment, due, since)), due))
      }),
    refunds: (due) => atOnce(() => E.right(take(waiting('refunding').filter((payment) => isDue(payment, due)), due))),
    overdue: ({ before, limit }) =>
      atOnce(() => {
        const overdue = [...state.orders.values()]
          .filter((order) => isOverdue(order, attemptsOf(order.token), before))
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
