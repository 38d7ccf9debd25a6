import * as E from 'fp-ts/lib/Either.js'
import type { DueRefund, DueRefunds } from '../../../application/commerce/payment/due-refunds.port.ts'
import { sumMoney } from '../../../domain/money/money-arithmetic.ts'
import type { Refund } from '../../../domain/payment/refund.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

/** All refunds, oldest first. */
export const allRefunds = ({ refunds }: Pick<ShopState, 'refunds'>): readonly Refund[] =>
  [...refunds.values()]
    .map(({ refund }) => refund)
    .toSorted((left, right) => left.requestedAt.localeCompare(right.requestedAt) || left.id.localeCompare(right.id))

const ofPayment = (state: ShopState, { paymentId }: Refund, refundState: Refund['state']): readonly Refund[] =>
  allRefunds(state).filter((other) => other.paymentId === paymentId && other.state === refundState)

const dueOf = (state: ShopState, refund: Refund): readonly DueRefund[] => {
  const payment = refund.paymentId && state.payments.get(refund.paymentId)
  const order = state.orders.get(refund.orderToken)
  if (payment === undefined || order === undefined) return []
  const before = sumMoney(ofPayment(state, refund, 'paid').map(({ amount }) => amount), refund.amount.currency)
  return [{ refund, payment, before, number: order.number }]
}

export const openDueRefunds = (state: ShopState): DueRefunds => ({
  due: ({ now, limit, nextAt }) =>
    atomically(() => {
      const isDue = ({ id }: Refund): boolean => (state.refunds.get(id)?.again ?? now) <= now
      const due = allRefunds(state)
        .filter((refund) => refund.state === 'requested' && isDue(refund) && ofPayment(state, refund, 'requested')[0] === refund)
        .flatMap((refund) => dueOf(state, refund))
        .slice(0, limit)
      for (const { refund } of due) state.refunds.set(refund.id, { refund, again: nextAt(refund) })
      return E.right(due)
    }),
})
