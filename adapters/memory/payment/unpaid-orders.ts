import * as E from 'fp-ts/lib/Either.js'
import type { UnpaidOrders } from '../../../application/commerce/payment/unpaid-orders.port.ts'
import type { Order } from '../../../domain/order/order.ts'
import { isOverdue, isToBeReminded } from '../../../domain/payment/release-unpaid.ts'
import { atOnce } from '../at-once.ts'
import { keepMails } from '../mail/keep-mails.ts'
import type { ShopState } from '../shop-state.ts'

const oldestFirst = (one: Order, other: Order): number => one.createdAt.localeCompare(other.createdAt)

export const openUnpaidOrders = (state: ShopState): UnpaidOrders => {
  const { orders, releaseAt, reminded } = state
  const first = (limit: number, isWanted: (order: Order) => boolean): readonly Order[] =>
    [...orders.values()].filter(isWanted).toSorted(oldestFirst).slice(0, limit)
  return {
    overdue: ({ missed, now, limit, nextAt }) =>
      atOnce(() => {
        const claimed = first(limit, (order) => isOverdue(order, missed) && (releaseAt.get(order.token) ?? now) <= now)
        for (const { token } of claimed) releaseAt.set(token, nextAt)
        return E.right(claimed.map(({ token }) => token))
      }),
    remind: ({ missed, limit, letter }) =>
      atOnce(() => {
        const claimed = first(limit, (order) => isToBeReminded(order, missed) && !reminded.has(order.token))
        keepMails(state, claimed.map(letter))
        for (const { token } of claimed) reminded.add(token)
        return E.right(claimed.length)
      }),
  }
}
