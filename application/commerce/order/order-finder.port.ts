import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { PageRequest } from '../../../domain/listing/one-page.ts'
import type { OrderFilter } from '../../../domain/order/order-filter.ts'
import type { OrderStatus } from '../../../domain/order/order.ts'
import type { OrderSummary } from '../../../domain/order/order-summary.ts'
import type { DayRange, ProductBuyer } from '../../../domain/order/product-buyer.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** Order search of staff. */
export interface OrderFinder {
  /** Newest first; `page` counts from 1. */
  readonly find: (
    filter: OrderFilter, at: PageRequest,
  ) => TaskEither<ServiceUnavailable, { readonly orders: readonly OrderSummary[]; readonly total: number }>
  /** The number of orders per status, without statuses that have none. */
  readonly counts: TaskEither<ServiceUnavailable, ReadonlyMap<OrderStatus, number>>
  /** The buyers of a product that was or may have been shipped in this range, in the order of their orders. */
  readonly buyersOf: (id: ProductId, days: DayRange) => TaskEither<ServiceUnavailable, readonly ProductBuyer[]>
}
