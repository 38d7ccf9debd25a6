import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { sequenceS } from 'fp-ts/lib/Apply.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import { mayRepeat } from '../../../domain/order/order-access.ts'
import type { Order } from '../../../domain/order/order.ts'
import { isRepeatable } from '../../../domain/reorder/is-repeatable.ts'
import { makeReorderToken } from '../../../domain/reorder/reorder-token.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { IDS, readWholeNumber } from '../../../domain/whole-number.ts'
import type { OrderRepository, OrderNotFound } from '../order/order-repository.port.ts'
import type { OrderHistory } from '../order/order-history.port.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { ReorderLinks } from './reorder-links.port.ts'
import type { ReorderRequest } from './reorder-request.ts'

export type LastOrderDeps = {
  readonly orders: OrderRepository
  readonly history: OrderHistory
  readonly reorderLinks: ReorderLinks
  readonly clock: Clock
}

type Caller = Pick<ReorderRequest, 'lastOrder' | 'accountId' | 'ordered'>
type LookUp = TE.TaskEither<ServiceUnavailable, Order | undefined>

const orNone = (lookUp: TE.TaskEither<OrderNotFound | ServiceUnavailable, Order>): LookUp =>
  pipe(
    lookUp,
    TE.matchE(
      (failure) => async (): Promise<E.Either<ServiceUnavailable, Order | undefined>> =>
        failure._tag === 'ServiceUnavailable' ? E.left(failure) : E.right(undefined),
      (order) => TE.right(order),
    ),
  )

/** By its token, or by its number for its owner. */
const byOrder = ({ orders, history }: LastOrderDeps, { lastOrder, accountId }: Caller): LookUp => {
  if (lastOrder._tag === 'ByToken')
    return orNone(pipe(TE.fromEither(makeOrderToken(lastOrder.token)), TE.flatMap((token) => orders.order(token))))
  const id = readWholeNumber(lastOrder.internalOrderId, IDS)
  return accountId === undefined || id === undefined ? TE.right(undefined) : orNone(history.order(accountId, id))
}

const byReminderLink = ({ reorderLinks, clock }: LastOrderDeps, { lastOrder }: Caller): LookUp => {
  const token = makeReorderToken(lastOrder._tag === 'ByToken' ? lastOrder.token : undefined)
  return E.isLeft(token) ? TE.right(undefined) : reorderLinks.orderOf(token.right, clock.now())
}

/**
 * The order to repeat; unknown, incomplete and not permitted give the same result: none (decision A26). Both kinds of token are always
 * looked up, so that the response time reveals nothing.
 */
export const findLastOrder =
  (deps: LastOrderDeps) =>
  (caller: Caller): LookUp =>
    pipe(
      sequenceS(TE.ApplyPar)({ order: byOrder(deps, caller), 'reminder link': byReminderLink(deps, caller) }),
      TE.map((orders) =>
        (['order', 'reminder link'] as const).flatMap((by) => {
          const order = orders[by]
          const onlooker = { owner: caller.accountId, ordered: caller.ordered }
          return order !== undefined && isRepeatable(order) && mayRepeat(order, onlooker, by) ? [order] : []
        })[0],
      ),
    )
