import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { countablePage } from '../../../domain/listing/one-page.ts'
import { filterText, type OrderFilter } from '../../../domain/order/order-filter.ts'
import type { OrderSummary } from '../../../domain/order/order-summary.ts'
import type { OrderStatus } from '../../../domain/order/order.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { OrderFinder } from './order-finder.port.ts'

export type OrderResults = {
  readonly orders: readonly OrderSummary[]
  readonly total: number
  readonly counts: ReadonlyMap<OrderStatus, number>
  readonly pages: number
}

const ITEMS_PER_PAGE = 50

/** Orders for staff, newest first, fifty a page, with the number per status. */
export type FindOrders = (filter: OrderFilter, page: number) => TE.TaskEither<ServiceUnavailable, OrderResults>

export const makeFindOrders =
  ({ orderFinder }: { readonly orderFinder: OrderFinder }): FindOrders =>
  ({ statuses, day, text }, number) =>
    pipe(
      orderFinder.find(
        omitUndefined({ statuses, day, text: filterText(text) }), { page: countablePage(number), itemsPerPage: ITEMS_PER_PAGE }),
      TE.bindTo('page'),
      TE.bind('counts', () => orderFinder.counts),
      TE.map(({ page, counts }) => ({ ...page, counts, pages: Math.max(1, Math.ceil(page.total / ITEMS_PER_PAGE)) })),
    )
