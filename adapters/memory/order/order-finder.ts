import * as E from 'fp-ts/lib/Either.js'
import type { OrderFinder } from '../../../application/commerce/order/order-finder.port.ts'
import { onePage } from '../../../domain/listing/one-page.ts'
import type { OrderFilter } from '../../../domain/order/order-filter.ts'
import { orderSummary, type OrderSummary } from '../../../domain/order/order-summary.ts'
import { productBuyers } from '../../../domain/order/product-buyer.ts'
import type { OrderStatus } from '../../../domain/order/order.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

const fits = ({ statuses, day, text }: OrderFilter) => ({ status, createdAt, number, email, name }: OrderSummary): boolean =>
  (statuses === undefined || statuses.includes(status))
  && (day === undefined || zurichTime(new Date(createdAt)).day === day)
  && (text === undefined || [number, email, name].some((where) => where.toLowerCase().includes(text.toLowerCase())))

export const openOrderFinder = ({ orders }: ShopState): OrderFinder => ({
  find: (filter, at) =>
    atomically(() => {
      const all = [...orders.values()]
        .toSorted((left, right) => right.createdAt.localeCompare(left.createdAt) || right.id - left.id)
        .map(orderSummary).filter(fits(filter))
      return E.right({ orders: onePage(all, at), total: all.length })
    }),
  counts: atomically(() => {
    const counts = new Map<OrderStatus, number>()
    for (const { status } of orders.values()) counts.set(status, (counts.get(status) ?? 0) + 1)
    return E.right(counts)
  }),
  buyersOf: (id, days) =>
    atomically(() => E.right([...orders.values()]
      .toSorted((left, right) => left.id - right.id).flatMap((order) => productBuyers(order, id, days)))),
})
