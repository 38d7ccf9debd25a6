import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { startShop, whenReady, type ShopProcess } from '../e2e/support/shop-process.ts'
import { freePort } from '../support/free-port.ts'
import { letComeDue, subscribe } from '../support/system/due-subscriptions.ts'
import { leadingTo, openPaymentProvider, SIGN_KEY } from '../support/system/payment-provider.ts'
import { openDatabase } from '../support/open-database.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { openConnection, type Connection } from './connection.ts'

/** One process of the shop, and the connection through which shoppers reach it. */
type Seat = { readonly port: number; readonly line: Connection; shop: ShopProcess }

export type ChaosFixture = Awaited<ReturnType<typeof openChaosFixture>>

const end = async ({ child, ended }: ShopProcess, signal: NodeJS.Signals): Promise<void> => {
  // A frozen process accepts no other signal.
  child.kill('SIGCONT')
  child.kill(signal)
  await ended
}

/** Two processes of the built shop on one durable PostgreSQL, a payment provider, and connections between them that can be cut. */
export async function openChaosFixture(subscribers: number) {
  if (!existsSync('dist/server/main.js')) throw new Error('The shop is not built: run `npm run build` first')
  const folder = mkdtempSync(join(tmpdir(), 'iris-chaos-'))
  const postgres = await startPostgres({ isDurable: true })
  const provider = await openPaymentProvider()
  const direct = await postgres.freshUrl()
  const toDatabase = await openConnection(Number(new URL(direct).port))
  const viaLine = new URL(direct)
  viaLine.port = String(toDatabase.port)
  const settings = {
    DATA_DIR: folder, DATABASE_URL: viaLine.href, SECRET: 'a secret of thirty-two letters ok', DATATRANS_MERCHANT_ID: '1110012345',
    DATATRANS_PASSWORD: 'a password', DATATRANS_SIGN_KEY: SIGN_KEY, NODE_OPTIONS: leadingTo(provider.url),
  }
  const demo = startShop(await freePort(), settings)
  await whenReady(demo)
  const subscription = await subscribe(demo.url)
  await end(demo, 'SIGTERM')

  const database = (): Promise<Database> => openDatabase({ url: direct, connections: 2 })
  const books = await database()
  await letComeDue(books, subscription, subscribers)
  const stock = await books.db.selectFrom('stock').select(['variant_id', 'on_hand']).execute()
  await books.close()

  const open = async (): Promise<Seat> => {
    const port = await freePort()
    return { port, line: await openConnection(port), shop: startShop(port, settings) }
  }
  const seats = [await open(), await open()] as const
  await Promise.all(seats.map(({ shop }) => whenReady(shop)))
  let isClosing = false

  const restart = async (seat: Seat, signal: NodeJS.Signals): Promise<void> => {
    await end(seat.shop, signal)
    if (!isClosing) seat.shop = startShop(seat.port, settings)
  }
  return {
    provider,
    settings: { ...settings, DATABASE_URL: direct },
    database,
    /** The stock before the first purchase. */
    stock: new Map(stock.map(({ variant_id: variant, on_hand: onHand }) => [variant, onHand])),
    urls: seats.map(({ line }) => `http://127.0.0.1:${line.port}`),
    faults: {
      kill: (seat: Seat) => restart(seat, 'SIGKILL'),
      restart: (seat: Seat) => restart(seat, 'SIGTERM'),
      freeze: async ({ shop }: Seat, milliseconds: number) => {
        shop.child.kill('SIGSTOP')
        await pause(milliseconds)
        shop.child.kill('SIGCONT')
      },
      cut: ({ line }: Seat) => { line.cut() },
      cutDatabase: () => { toDatabase.cut() },
      restartDatabase: () => postgres.restart(),
    },
    seats,
    /** Both processes accept requests again. */
    heal: async () => {
      for (const seat of seats) if (seat.shop.child.exitCode !== null) seat.shop = startShop(seat.port, settings)
      await Promise.all(seats.map(({ shop }) => whenReady(shop, 90_000)))
    },
    output: () => seats.map(({ shop }) => shop.output()).join('\n'),
    close: async () => {
      isClosing = true
      for (const { shop, line } of seats) {
        line.close()
        if (shop.child.exitCode === null) await end(shop, 'SIGKILL')
      }
      toDatabase.close()
      await provider.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
