import * as E from 'fp-ts/lib/Either.js'
import type { OrderNotFound } from '../../../application/commerce/order/order-repository.port.ts'
import type { Move, OrderFile, OrderMoves } from '../../../application/commerce/order/order-moves.port.ts'
import { isRepeated, KEY_REUSED, type KeyReused } from '../../../domain/keyed-request.ts'
import type { KeyedRequest } from '../../../domain/order/order-change.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { Refund } from '../../../domain/payment/refund.ts'
import { allRefunds } from './due-refunds.ts'
import { atomically } from '../atomically.ts'
import { attemptsOf } from './payment-ledger.ts'
import type { ShopState } from '../shop-state.ts'
import { settleOrder } from './settle-order.ts'

/** The refunds of an order, oldest first. */
export const refundsOf = (state: Pick<ShopState, 'refunds'>, token: OrderToken): readonly Refund[] =>
  allRefunds(state).filter(({ orderToken }) => orderToken === token)

const readFile = (state: ShopState, order: Order): OrderFile =>
  ({ order, payments: attemptsOf(state, order.token), refunds: refundsOf(state, order.token) })

const byNumber = ({ orders }: ShopState, number: string): E.Either<OrderNotFound, Order> =>
  E.fromNullable<OrderNotFound>({ _tag: 'NotFound', what: 'order' })([...orders.values()].find((order) => order.number === number))

export const openOrderMoves = (state: ShopState): OrderMoves => ({
  move: <Refused>(number: string, request: KeyedRequest, decide: (file: OrderFile) => E.Either<Refused, Move>) =>
    atomically((): E.Either<Refused | OrderNotFound | KeyReused, OrderFile> => {
      const order = byNumber(state, number)
      if (E.isLeft(order)) return order
      const before = order.right
      const file = readFile(state, before)
      const earlier = state.orderChanges.get(before.token)?.find(({ key }) => key === request.key)
      if (earlier !== undefined) return isRepeated(earlier.digest, request.digest) ? E.right(file) : E.left(KEY_REUSED)
      const decided = decide(file)
      if (E.isLeft(decided)) return decided
      const { payments = [], change, ...others } = decided.right
      settleOrder(state, before, { ...others, payments, change: { ...change, ...request } })
      return E.right(readFile(state, others.order))
    }),
  history: (number) =>
    atomically(() => {
      const order = byNumber(state, number)
      return E.isLeft(order)
        ? order
        : E.right({ ...readFile(state, order.right), changes: state.orderChanges.get(order.right.token) ?? [] })
    }),
})
