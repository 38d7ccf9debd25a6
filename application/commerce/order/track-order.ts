import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isLinkFresh } from '../../../domain/order/order-access.ts'
import { sharedOrder } from '../../../domain/order/shared-order.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { OrderRepository } from './order-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { orderContract } from '../../contract/order.ts'

/** The status of an order for anybody with its link, while the link is fresh (decision A52). */
export const makeTrackOrder =
  (deps: { readonly orders: OrderRepository; readonly clock: Clock }): UseCase<typeof orderContract.trackOrder> =>
  (_, { token: orderToken }) =>
    pipe(
      deps.orders.order(orderToken),
      TE.filterOrElseW((order) => isLinkFresh(order, deps.clock.now()), (): RefusalBy<'OrderOfAnother'> => ({ _tag: 'OrderOfAnother' })),
      TE.map(sharedOrder),
    )
