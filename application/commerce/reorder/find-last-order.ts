import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import type { Order } from '../../../domain/order/order.ts'
import { isRepeatable } from '../../../domain/reorder/is-repeatable.ts'
import type { LastOrder } from '../../../domain/reorder/last-order.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { OrderBook } from '../order/order-book.port.ts'

/** A token opens an order for a guest as for its owner, but for no other customer; a number only for its owner. */
const mayRepeat = (order: Order, lastOrder: LastOrder, accountId: AccountId | undefined): boolean =>
  lastOrder._tag === 'ById'
    ? accountId !== undefined && order.accountId === accountId
    : accountId === undefined || order.accountId === undefined || order.accountId === accountId

const asked = (
  deps: { readonly orders: OrderBook },
  lastOrder: LastOrder,
): TE.TaskEither<ServiceUnavailable, Order | undefined> =>
  lastOrder._tag === 'ById'
    ? TE.right(undefined)
    : pipe(
        TE.fromEither(makeOrderToken(lastOrder.token)),
        TE.flatMap(deps.orders.order),
        TE.matchE(
          (failure) => async (): Promise<E.Either<ServiceUnavailable, Order | undefined>> =>
            failure._tag === 'ServiceUnavailable' ? E.left(failure) : E.right(undefined),
          (order) => TE.right(order),
        ),
      )

/** The order to be repeated; unknown, somebody else's and never completed are the same: none (decision A26). */
export const findLastOrder =
  (deps: { readonly orders: OrderBook }) =>
  (lastOrder: LastOrder, accountId: AccountId | undefined): TE.TaskEither<ServiceUnavailable, Order | undefined> =>
    pipe(
      asked(deps, lastOrder),
      TE.map((order) =>
        order !== undefined && isRepeatable(order) && mayRepeat(order, lastOrder, accountId) ? order : undefined,
      ),
    )
