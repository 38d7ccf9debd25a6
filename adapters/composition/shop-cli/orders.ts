import * as E from 'fp-ts/lib/Either.js'
import { makeShowOrderFile } from '../../../application/commerce/order/show-order-file.ts'
import { makeOrderMoves } from '../../postgres/order/order-moves.ts'
import type { StaffReply } from '../../commerce-api/staff/staff-operations.ts'
import { orderFileToWire } from '../../commerce-api/staff/staff-orders.codec.ts'
import { moneyOf } from '../../commerce-api/values/money.codec.ts'
import type { ShopClient } from '../../http-client/shop-client.ts'
import { makeFigureBook } from '../../postgres/shop/figure-book.ts'
import type { Database } from '../../postgres/database/database.ts'
import { systemClock } from '../server/system-clock.ts'
import { succeeded } from '../succeeded.ts'
import { amount } from './amount.ts'
import { Refused, type Command } from './command.ts'
import { overDatabase } from './over-database.ts'
import { resultOf, OF_RUNNING_SHOP, runningShop } from './running-shop.ts'
import type { Terminal } from './terminal.ts'

type File = StaffReply['getOrderFile']

const tellFile = (terminal: Terminal, { order, payments, refunds, changes }: File): void => {
  terminal.answer(
    [
      `${order.number}: ${order.status}, ${amount(order.totals.total)}, ordered ${order.createdAt}`,
      ...order.lines.map(({ quantity, variantId, total }) => `  ${quantity} of ${variantId}, ${amount(total)}`),
      ...payments.map(
        ({ method, state, amount: amountText, started_at: at }) => `  ${at} ${method}: ${state}, ${amount(moneyOf(amountText))}`,
      ),
      ...refunds.map(({ asked_at: at, state, amount: back }) => `  ${at} goes back: ${state}, ${amount(moneyOf(back))}`),
      ...changes.map(({ at, event, from, to }) => `  ${at} ${event}: ${from}, now ${to}`),
    ],
    { order, payments, refunds, changes },
  )
}

const tellCounts = (terminal: Terminal, counts: Readonly<Record<string, number>>): void => {
  const lines = Object.entries(counts).map(([status, count]) => `${status}: ${count}`)
  terminal.answer(lines.length === 0 ? ['There are no orders.'] : lines, counts)
}

const showOne = async (db: Database['db'], terminal: Terminal, number: string): Promise<void> => {
  const result = await makeShowOrderFile({ moves: makeOrderMoves(db) })(number)()
  if (E.isLeft(result)) throw new Refused(`There is no order ${number}.`)
  tellFile(terminal, orderFileToWire(result.right))
}

const countAll = async (db: Database['db'], terminal: Terminal): Promise<void> => {
  const { orders } = await succeeded('Counting orders', makeFigureBook(db).figures(systemClock.now()))
  tellCounts(terminal, orders)
}

/** The same of a shop that runs elsewhere, asked in the name of whoever made the token. */
const ofRunningShop = async (shop: ShopClient, terminal: Terminal, number: string | undefined): Promise<'done'> => {
  if (number === undefined) {
    const { counts } = await resultOf(shop.listAllOrders({ filter: {}, page: 1 }))
    tellCounts(terminal, Object.fromEntries(counts))
  } else tellFile(terminal, await resultOf(shop.getOrderFile({ number })))
  return 'done'
}

export const orders: Command = {
  name: 'orders',
  usage: '[NUMBER] [--url URL --token TOKEN]',
  about: 'counts the orders by status, or shows one with its money and its history; with URL and TOKEN, those of a running shop',
  words: { from: 0, to: 1 },
  flags: OF_RUNNING_SHOP,
  run: ({ words: [number], flags }, { configuration, terminal }) => {
    const shop = runningShop(flags, terminal)
    if (shop !== undefined) return ofRunningShop(shop, terminal, number)
    return overDatabase(configuration, 'up to date', async (db) => {
      await (number === undefined ? countAll(db, terminal) : showOne(db, terminal, number))
      return 'done'
    })
  },
}
