import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { DEFAULT_ITEMS_PER_PAGE } from '../../../domain/listing/make-pagination.ts'
import { countablePage } from '../../../domain/listing/one-page.ts'
import { shownOrder } from '../../../domain/order/shown-order.ts'
import type { OrderHistory } from './order-history.port.ts'
import type { UseCase } from '../operation.ts'
import type { orderContract } from '../../contract/order.ts'

/** A customer's orders, newest first, ten a page (Commerce §7, decision A53). */
export const makeListOrders =
  ({ history }: { readonly history: OrderHistory }): UseCase<typeof orderContract.listOrders> =>
  ({ owner }, { page }) =>
    pipe(
      history.page(owner, { page: countablePage(page), itemsPerPage: DEFAULT_ITEMS_PER_PAGE }),
      TE.map(({ orders, total }) => ({ orders: orders.map(shownOrder), total })),
    )
