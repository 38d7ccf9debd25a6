import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { OrderFilter } from '../../../domain/order/order-filter.ts'
import type { OrderStatus } from '../../../domain/order/order.ts'
import type { OrderSummary } from '../../../domain/order/order-summary.ts'
import type { DayRange, ProductBuyer } from '../../../domain/order/product-buyer.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** The shop's orders as its people look for them. */
export interface OrderFinder {
  /** Newest first; `page` counts from 1. */
  readonly find: (
    filter: OrderFilter, at: { readonly page: number; readonly itemsPerPage: number },
  ) => TaskEither<ServiceUnavailable, { readonly orders: readonly OrderSummary[]; readonly total: number }>
  /** How many orders there are in each status; a status without orders is not named. */
  readonly counts: TaskEither<ServiceUnavailable, ReadonlyMap<OrderStatus, number>>
  /** Who bought a product that left, or may have left, on these days; in the order in which they ordered. */
  readonly buyersOf: (id: ProductId, days: DayRange) => TaskEither<ServiceUnavailable, readonly ProductBuyer[]>
}
