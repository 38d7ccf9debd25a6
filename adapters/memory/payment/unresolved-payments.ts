import * as E from 'fp-ts/lib/Either.js'
import type { Due, Unanswered, UnresolvedPayments } from '../../../application/commerce/payment/unresolved-payments.port.ts'
import { isOpenCharge } from '../../../domain/payment/charge-to-make.ts'
import type { Payment, PaymentStatus } from '../../../domain/payment/payment.ts'
import { atomically } from '../atomically.ts'
import { attemptsOf, orderOf } from './payment-ledger.ts'
import { settleOrder } from './settle-order.ts'
import type { ShopState } from '../shop-state.ts'

const oldestFirst = (left: Payment, right: Payment): number => left.startedAt.localeCompare(right.startedAt)

const unresolved = ({ payments }: ShopState, status: PaymentStatus): readonly Payment[] =>
  [...payments.values()].filter((payment) => payment.status === status && (payment.reference !== undefined || payment.isCharge === true))

const isDue = ({ paymentChecks }: ShopState, { id }: Payment, now: Date): boolean => {
  const last = paymentChecks.get(id)
  return last === undefined || last.again <= now
}

const unanswered = (state: ShopState, { begunAfter, begunBy, since, now }: Unanswered): readonly Payment[] =>
  unresolved(state, 'started').filter((payment) => {
    const start = new Date(payment.startedAt)
    const last = state.paymentChecks.get(payment.id)
    const isBegun = start > begunAfter && (start <= begunBy || start < since)
    return isBegun && (isDue(state, payment, now) || (last !== undefined && last.at < since))
  })

const take = (
  { paymentChecks }: ShopState, payments: readonly Payment[], { now, limit, nextAt }: Due
): E.Either<never, readonly Payment[]> => {
  const claimed = payments.toSorted(oldestFirst).slice(0, limit)
  for (const payment of claimed) paymentChecks.set(payment.id, { at: now, again: nextAt(payment) })
  return E.right(claimed)
}

export const openUnresolvedPayments = (state: ShopState): UnresolvedPayments => ({
  unanswered: (query) => atomically(() => take(state, unanswered(state, query), query)),
  refunds: (due) => atomically(() => take(state, unresolved(state, 'refunding').filter((payment) => isDue(state, payment, due.now)), due)),
  openCharges: ({ before, limit }) =>
    atomically(() => {
      const open = [...state.payments.values()].filter((payment) => isOpenCharge(payment) && new Date(payment.startedAt) < before)
        .toSorted(oldestFirst)
      const charges = open.slice(0, limit).flatMap(({ id, amount, startedAt, orderToken }) => {
        const number = state.orders.get(orderToken)?.number
        return number === undefined ? [] : [{ id, number, amount, startedAt: new Date(startedAt) }]
      })
      return E.right({ charges, total: open.length })
    }),
  attempts: (orderToken) => atomically(() => E.right(attemptsOf(state, orderToken))),
  release: (orderToken, decide) =>
    atomically(() => {
      const order = orderOf(state, orderToken)
      const released = decide(order, attemptsOf(state, orderToken))
      return E.right(released !== undefined && settleOrder(state, order, released))
    }),
})
