import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { staffOrderContract } from '../../contract/staff/orders.ts'
import { filterText } from '../../../domain/order/order-filter.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { listPage } from '../list-page.ts'
import type { UseCase } from '../operation.ts'
import type { OrderFinder } from './order-finder.port.ts'

/** Orders for staff, newest first, fifty a page, with the number per status. */
export const makeFindOrders =
  ({ orderFinder }: { readonly orderFinder: OrderFinder }): UseCase<typeof staffOrderContract.listAllOrders> =>
  (_caller, { filter: { statuses, day, text }, page }) =>
    pipe(
      listPage((at) => orderFinder.find(omitUndefined({ statuses, day, text: filterText(text) }), at), page),
      TE.bind('counts', () => orderFinder.counts),
    )
