import * as E from 'fp-ts/lib/Either.js'
import { makeShowOrderFile } from '../../../application/commerce/order/show-order-file.ts'
import { makeOrderMoves } from '../../postgres/order/order-moves.ts'
import { makeFigureBook } from '../../postgres/shop/figure-book.ts'
import type { Database } from '../../postgres/database/database.ts'
import { systemClock } from '../server/system-clock.ts'
import { succeeded } from '../succeeded.ts'
import { amount } from './amount.ts'
import { Refused, type Command } from './command.ts'
import { overDatabase } from './over-database.ts'
import type { Terminal } from './terminal.ts'

const showOne = async (db: Database['db'], terminal: Terminal, number: string): Promise<void> => {
  const found = await makeShowOrderFile({ moves: makeOrderMoves(db) })(number)()
  if (E.isLeft(found)) throw new Refused(`There is no order ${number}.`)
  const { order, payments, refunds, changes } = found.right
  terminal.answer(
    [
      `${order.number}: ${order.status}, ${amount(order.totals.total)}, ordered ${order.createdAt}`,
      ...order.lines.map(({ quantity, variantId, total }) => `  ${quantity} of ${variantId}, ${amount(total)}`),
      ...payments.map(({ method, status, amount: asked, startedAt }) => `  ${startedAt} ${method}: ${status}, ${amount(asked)}`),
      ...refunds.map(({ askedAt, state, amount: back }) => `  ${askedAt} goes back: ${state}, ${amount(back)}`),
      ...changes.map(({ at, event, from, to }) => `  ${at} ${event}: ${from}, now ${to}`),
    ],
    found.right,
  )
}

const countAll = async (db: Database['db'], terminal: Terminal): Promise<void> => {
  const { orders } = await succeeded('Counting orders', makeFigureBook(db).figures(systemClock.now()))
  const lines = Object.entries(orders).map(([status, count]) => `${status}: ${count}`)
  terminal.answer(lines.length === 0 ? ['There are no orders.'] : lines, orders)
}

export const orders: Command = {
  name: 'orders',
  usage: '[NUMBER]',
  about: 'counts the orders by status, or shows one with its money and its history',
  words: { from: 0, to: 1 },
  flags: {},
  run: ({ words: [number] }, { configuration, terminal }) =>
    overDatabase(configuration, 'up to date', async (db) => {
      await (number === undefined ? countAll(db, terminal) : showOne(db, terminal, number))
      return 'done'
    }),
}
