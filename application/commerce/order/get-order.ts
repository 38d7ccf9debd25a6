import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isOwnOrder } from '../../../domain/order/order-access.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import { shownOrder, type ShownOrder } from '../../../domain/order/shown-order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Callers } from '../shop/request-context.ts'
import type { OrderRepository } from './order-repository.port.ts'

/** The whole order of a secret token, for the browser that ordered it or its owner; the token alone is not enough (decision A52). */
export type GetOrder = (
  caller: Pick<Callers['visitor'], 'owner' | 'session'>,
  orderToken: OrderToken,
) => TE.TaskEither<Failure, ShownOrder>

export const makeGetOrder =
  (deps: { readonly orders: OrderRepository }): GetOrder =>
  ({ owner, session }, orderToken) =>
    pipe(
      deps.orders.order(orderToken),
      TE.filterOrElseW(
        (order) => isOwnOrder(order, { owner, ordered: session.ordered() }),
        (): Failure => ({ _tag: 'OrderOfAnother' }),
      ),
      TE.map(shownOrder),
    )
