import * as E from 'fp-ts/lib/Either.js'
import type { Kysely, Transaction } from 'kysely'
import type { OrderNotFound } from '../../../application/commerce/order/order-repository.port.ts'
import type { Move, OrderFile, OrderMoves } from '../../../application/commerce/order/order-moves.port.ts'
import { isRepeated, KEY_REUSED, type KeyReused } from '../../../domain/keyed-request.ts'
import type { KeyedRequest } from '../../../domain/order/order-change.ts'
import type { Order } from '../../../domain/order/order.ts'
import { runQuery } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { attemptsOf } from './attempts-of.ts'
import { refundsOf } from './refund-row.ts'
import { writeSettled } from './write-settled.ts'
import { isStorable } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'
import { changesOf } from '../order/order-change-row.ts'
import { toOrder } from '../order/order-row.ts'

const orderNotFound: OrderNotFound = { _tag: 'NotFound', what: 'order' }

const orderByNumber = (db: Kysely<Tables>, number: string) =>
  db.selectFrom('purchase_order').select(['token', 'body']).where('number', '=', number)

const fileOf = async (db: Kysely<Tables>, order: Order): Promise<OrderFile> =>
  ({ order, payments: await attemptsOf(db, order.token), refunds: await refundsOf(db, order.token) })

const earlierUse = (tx: Transaction<Tables>, { token }: Order, { key }: KeyedRequest) =>
  tx.selectFrom('order_change').select('request_digest').where('order_token', '=', token).where('key', '=', key).executeTakeFirst()

const writeMove = async (tx: Transaction<Tables>, before: Order, request: KeyedRequest, move: Move): Promise<OrderFile> => {
  const { payments = [], change, ...others } = move
  const result = await writeSettled(tx, before, { ...others, payments, change: { ...change, ...request } })
  if (E.isLeft(result)) throw new Error('Changing an order status changed the stock reservation')
  return fileOf(tx, move.order)
}

export const makeOrderMoves = (db: Kysely<Tables>): OrderMoves => ({
  move: <Refused>(number: string, request: KeyedRequest, decide: (file: OrderFile) => E.Either<Refused, Move>) =>
    inTransaction(db, async (tx): Promise<E.Either<Refused | OrderNotFound | KeyReused, OrderFile>> => {
      const row = isStorable(number) ? await orderByNumber(tx, number).forUpdate().executeTakeFirst() : undefined
      if (row === undefined) return E.left(orderNotFound)
      const order = toOrder(row)
      const file = await fileOf(tx, order)
      const used = await earlierUse(tx, order, request)
      if (used !== undefined) return isRepeated(used.request_digest ?? undefined, request.digest) ? E.right(file) : E.left(KEY_REUSED)
      const decided = decide(file)
      return E.isLeft(decided) ? decided : E.right(await writeMove(tx, order, request, decided.right))
    }),
  history: (number) =>
    runQuery(async () => {
      const row = isStorable(number) ? await orderByNumber(db, number).executeTakeFirst() : undefined
      if (row === undefined) return E.left(orderNotFound)
      const order = toOrder(row)
      return E.right({ ...(await fileOf(db, order)), changes: await changesOf(db, order.token) })
    }),
})
