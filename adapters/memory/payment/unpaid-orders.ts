import * as E from 'fp-ts/lib/Either.js'
import type { UnpaidOrders } from '../../../application/commerce/payment/unpaid-orders.port.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { OverdueBefore } from '../../../domain/payment/payment-deadline.ts'
import { isOverdue, isToBeReminded } from '../../../domain/payment/release-unpaid.ts'
import { atomically } from '../atomically.ts'
import { isBackedOff } from '../job/job-failures.ts'
import { storeMails } from '../mail/store-mails.ts'
import type { ShopState } from '../shop-state.ts'

const oldestFirst = (left: Order, right: Order): number => left.createdAt.localeCompare(right.createdAt)

export const openUnpaidOrders = (state: ShopState): UnpaidOrders => {
  const { orders, releaseAt, reminded } = state
  const first = (limit: number, matches: (order: Order) => boolean): readonly Order[] =>
    [...orders.values()].filter(matches).toSorted(oldestFirst).slice(0, limit)
  const isLate = (order: Order, missed: Pick<OverdueBefore, 'reminder'>): boolean =>
    isToBeReminded(order, missed) && !reminded.has(order.token)
  return {
    overdue: ({ missed, now, limit, nextAt }) =>
      atomically(() => {
        const claimed = first(limit, (order) => isOverdue(order, missed) && (releaseAt.get(order.token) ?? now) <= now)
        for (const { token } of claimed) releaseAt.set(token, nextAt)
        return E.right(claimed.map(({ token, number }) => ({ token, number })))
      }),
    toRemind: ({ missed, now, limit }) =>
      atomically(() => E.right(
        first(limit, (order) => isLate(order, missed) && !isBackedOff(state, 'remind_transfers', order.number, now))
          .map(({ token, number }) => ({ token, number })))),
    remind: (orderToken, { missed, mail }) =>
      atomically(() => {
        const order = orders.get(orderToken)
        if (order === undefined || !isLate(order, missed)) return E.right(false)
        storeMails(state, [mail(order)])
        reminded.add(orderToken)
        return E.right(true)
      }),
  }
}
