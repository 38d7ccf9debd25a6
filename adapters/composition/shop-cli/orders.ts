import * as E from 'fp-ts/lib/Either.js'
import { makeShowOrderFile } from '../../../application/commerce/order/show-order-file.ts'
import { makeOrderMoves } from '../../postgres/payment/order-moves.ts'
import { shownOrderFile, type ShownOrderFile } from '../../../domain/staff/shown-order-file.ts'
import type { ShopClient } from '../../http-client/shop-client.ts'
import { makeShopFiguresReader } from '../../postgres/shop/shop-figures-reader.ts'
import type { Database } from '../../postgres/database/database.ts'
import { systemClock } from '../server/system-clock.ts'
import { succeeded } from '../succeeded.ts'
import { amount } from './amount.ts'
import { CommandError, type Command } from './command.ts'
import { resultOf, RUNNING_SHOP_FLAGS, runningShop } from './running-shop.ts'
import type { Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

const printOrder = (terminal: Terminal, { order, payments, refunds, changes }: ShownOrderFile): void => {
  terminal.print(
    [
      `${order.number}: ${order.status}, ${amount(order.totals.total)}, ordered ${order.createdAt}`,
      ...order.lines.map(({ quantity, variantId, total }) => `  ${quantity} x ${variantId}, ${amount(total)}`),
      ...payments.map(({ method, status, amount: paid, startedAt }) => `  ${startedAt} ${method}: ${status}, ${amount(paid)}`),
      ...refunds.map(({ requestedAt, state, amount: refunded }) => `  ${requestedAt} refund: ${state}, ${amount(refunded)}`),
      ...changes.map(({ at, event, from, to }) => `  ${at} ${event}: ${from} -> ${to}`),
    ],
    { order, payments, refunds, changes },
  )
}

const printCounts = (terminal: Terminal, counts: Readonly<Record<string, number>>): void => {
  const lines = Object.entries(counts).map(([status, count]) => `${status}: ${count}`)
  terminal.print(lines.length === 0 ? ['No orders.'] : lines, counts)
}

const showOrder = async (db: Database['db'], terminal: Terminal, number: string): Promise<void> => {
  const result = await makeShowOrderFile({ moves: makeOrderMoves(db) })(number)()
  if (E.isLeft(result)) throw new CommandError(`order ${number} not found`)
  printOrder(terminal, shownOrderFile(result.right))
}

const countOrders = async (db: Database['db'], terminal: Terminal): Promise<void> => {
  const { orders: counts } = await succeeded('Counting orders', makeShopFiguresReader(db).figures(systemClock.now()))
  printCounts(terminal, counts)
}

const fromRunningShop = async (shop: ShopClient, terminal: Terminal, number: string | undefined): Promise<'done'> => {
  if (number === undefined) {
    const { counts } = await resultOf(shop.listAllOrders({ filter: {}, page: 1 }))
    printCounts(terminal, Object.fromEntries(counts))
  } else printOrder(terminal, await resultOf(shop.getOrderFile({ number })))
  return 'done'
}

export const orders: Command = {
  name: 'orders',
  usage: '[NUMBER] [--url URL --token TOKEN]',
  description: 'count orders by status, or show one; with --url and --token, of a running shop',
  argCount: { min: 0, max: 1 },
  flags: RUNNING_SHOP_FLAGS,
  run: ({ args: [number], flags }, { configuration, terminal }) => {
    const shop = runningShop(flags, terminal)
    if (shop !== undefined) return fromRunningShop(shop, terminal, number)
    return withDatabase(configuration, 'as it stands', async (db) => {
      await (number === undefined ? countOrders(db, terminal) : showOrder(db, terminal, number))
      return 'done'
    })
  },
}
