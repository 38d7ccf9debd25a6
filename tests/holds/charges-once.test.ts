import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { startShop, whenReady, type ShopProcess } from '../e2e/support/shop-process.ts'
import { freePort } from '../support/free-port.ts'
import { held, letComeDue, subscribe, waiting, type PaidBy } from '../support/holds/due-subscriptions.ts'
import { openDatabase } from '../support/open-database.ts'
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts'

const WEARERS = 40

/** Each with a card of their own, kept at the one payment house. */
const byCard: PaidBy = async ({ db }, owner, index) => {
  const alias = `card${String(index).padStart(14, '0')}`
  await db.insertInto('payment_alias').values({
    alias, account_id: owner, house_alias: `sandbox-${alias}`, method: 'visa', masked: 'xxxxxxxxxxxx4242', expiry: '2099-12',
    kept_at: new Date(), paid_at: new Date(),
  }).execute()
  return { paymentMethod: 'visa', alias }
}

type Entry = { readonly payment_id: string; readonly outcome: string }

/** What the house took, by the names of the attempts. */
const taken = (folder: string): readonly string[] =>
  readFileSync(join(folder, 'sandbox-payments.jsonl'), 'utf8').trim().split('\n')
    .map((line) => JSON.parse(line) as Entry).filter(({ outcome }) => outcome === 'paid').map(({ payment_id: id }) => id)

describe('cards that pay for deliveries, with two processes on one PostgreSQL', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'iris-charges-'))
  const running: ShopProcess[] = []
  let postgres: PostgresServer
  let database: Database
  let url = ''

  const start = async (): Promise<ShopProcess> => {
    const shop = startShop(await freePort(), { DATA_DIR: folder, DATABASE_URL: url })
    running.push(shop)
    return shop
  }

  beforeAll(async () => {
    postgres = await startPostgres()
    url = await postgres.freshUrl()
    const demo = await start()
    await whenReady(demo)
    const subscription = await subscribe(demo.url)
    demo.child.kill('SIGTERM')
    await demo.ended
    database = await openDatabase({ url, connections: 2 })
    await letComeDue(database, subscription, WEARERS, byCard)
  }, 180_000)
  afterAll(async () => {
    for (const { child, ended } of running) {
      child.kill('SIGKILL')
      await ended
    }
    await database.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }, 60_000)

  it('are charged once for one order each, though one process is killed half way', async () => {
    const [killed, other] = await Promise.all([start(), start()])
    await expect.poll(() => waiting(database), { timeout: 60_000, interval: 5 }).toBeLessThan(WEARERS)
    killed.child.kill('SIGKILL')
    expect(await killed.ended).toBe('SIGKILL')
    const atDeath = await waiting(database)
    await whenReady(other)
    // What the killed one had in hand is taken over once its twenty seconds are gone, by whoever looks next.
    await expect.poll(() => held(database), { timeout: 60_000, interval: 200 }).toBe(0)
    await whenReady(await start())
    await expect.poll(() => waiting(database), { timeout: 120_000, interval: 200 }).toBe(0)
    expect(atDeath).toBeGreaterThan(0)
    const { db } = database
    const orders = await db.selectFrom('purchase_order').select(['token', 'email', 'status']).where('email', 'like', 'wearer-%').execute()
    expect(orders.map(({ email, status }) => `${email} ${status}`).toSorted())
      .toEqual(Array.from({ length: WEARERS }, (_, index) => `wearer-${index}@example.ch new`).toSorted())
    const payments = await db.selectFrom('payment').select(['id', 'order_token', 'status'])
      .where('order_token', 'in', orders.map(({ token }) => token)).execute()
    expect(payments.map(({ order_token: token, status }) => `${token} ${status}`).toSorted())
      .toEqual(orders.map(({ token }) => `${token} paid`).toSorted())
    expect([...new Set(taken(folder))].toSorted()).toEqual(payments.map(({ id }) => id).toSorted())
  })
})
