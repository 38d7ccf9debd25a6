import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isOwnOrder } from '../../../domain/order/order-access.ts'
import { shownOrder } from '../../../domain/order/shown-order.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import type { OrderRepository } from './order-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { orderContract } from '../../contract/order.ts'

/** The whole order of a secret token, for the browser that ordered it or its owner; the token alone is not enough (decision A52). */
export const makeGetOrder =
  (deps: { readonly orders: OrderRepository }): UseCase<typeof orderContract.getOrder> =>
  ({ owner, session }, { token: orderToken }) =>
    pipe(
      deps.orders.order(orderToken),
      TE.filterOrElseW(
        (order) => isOwnOrder(order, { owner, ordered: session.ordered() }),
        (): RefusalBy<'OrderOfAnother'> => ({ _tag: 'OrderOfAnother' }),
      ),
      TE.map(shownOrder),
    )
