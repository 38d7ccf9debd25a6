import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import { mayRepeat } from '../../../domain/order/order-sight.ts'
import type { Order } from '../../../domain/order/order.ts'
import { isRepeatable } from '../../../domain/reorder/is-repeatable.ts'
import type { LastOrder } from '../../../domain/reorder/last-order.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { IDS, readWholeNumber } from '../../../domain/whole-number.ts'
import type { OrderBook, OrderNotFound } from '../order/order-book.port.ts'
import type { OrderHistory } from '../order/order-history.port.ts'

export type LastOrderDeps = { readonly orders: OrderBook; readonly history: OrderHistory }

const NONE: OrderNotFound = { _tag: 'NotFound', what: 'order' }

/** A token names an order to whoever has it, a number only to its owner. */
const named = (
  deps: LastOrderDeps,
  lastOrder: LastOrder,
  accountId: AccountId | undefined,
): TE.TaskEither<OrderNotFound | ServiceUnavailable, Order> => {
  if (lastOrder._tag === 'ByToken')
    return pipe(
      TE.fromEither(makeOrderToken(lastOrder.token)),
      TE.mapLeft(() => NONE),
      TE.flatMap((token) => deps.orders.order(token)),
    )
  const id = readWholeNumber(lastOrder.internalOrderId, IDS)
  return accountId === undefined || id === undefined ? TE.left(NONE) : deps.history.order(accountId, id)
}

const asked = (...question: Parameters<typeof named>): TE.TaskEither<ServiceUnavailable, Order | undefined> =>
  pipe(
    named(...question),
    TE.matchE(
      (failure) => async (): Promise<E.Either<ServiceUnavailable, Order | undefined>> =>
        failure._tag === 'ServiceUnavailable' ? E.left(failure) : E.right(undefined),
      (order) => TE.right(order),
    ),
  )

/** The order to be repeated; unknown, somebody else's and never completed are the same: none (decision A26). */
export const findLastOrder =
  (deps: LastOrderDeps) =>
  (lastOrder: LastOrder, accountId: AccountId | undefined): TE.TaskEither<ServiceUnavailable, Order | undefined> =>
    pipe(
      asked(deps, lastOrder, accountId),
      TE.map((order) =>
        order !== undefined && isRepeatable(order) && mayRepeat(order, accountId) ? order : undefined,
      ),
    )
