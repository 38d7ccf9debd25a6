import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { OrderNotFound } from '../../../application/commerce/order/order-repository.port.ts'
import type { OrderHistory } from '../../../application/commerce/order/order-history.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { onePage } from '../../../domain/listing/one-page.ts'
import type { Order } from '../../../domain/order/order.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

/** The orders of a customer, newest first. */
export const ordersOf = ({ orders }: Pick<ShopState, 'orders'>, owner: AccountId): readonly Order[] =>
  [...orders.values()]
    .filter(({ accountId }) => accountId === owner)
    .toSorted((left, right) => right.createdAt.localeCompare(left.createdAt) || right.id - left.id)

const dated = ({ reminders }: ShopState) => (order: Order): Order => {
  const reminder = [...reminders.values()].find(({ orderToken, accountId, state }) =>
    orderToken === order.token && accountId === order.accountId && state === 'waiting')
  return reminder === undefined ? order : { ...order, nextReminderDate: reminder.day }
}

export const openOrderHistory = (state: ShopState): OrderHistory => {
  const own = (owner: AccountId): readonly Order[] => ordersOf(state, owner)
  return {
    page: (owner, at) =>
      atomically(() => {
        const all = own(owner)
        return E.right({ orders: onePage(all, at).map(dated(state)), total: all.length })
      }),
    all: (owner) => atomically(() => E.right(own(owner))),
    earnings: (owner) => atomically(() => E.right(own(owner))),
    order: (owner, id) =>
      atomically(() => pipe(
        own(owner).find((order) => order.id === id),
        E.fromNullable<OrderNotFound>({ _tag: 'NotFound', what: 'order' }),
        E.map(dated(state)),
      )),
  }
}
