import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { startShop, whenReady, type ShopProcess } from '../e2e/support/shop-process.ts'
import { freePort } from '../support/free-port.ts'
import { held, letComeDue, subscribe, waiting } from '../support/holds/due-subscriptions.ts'
import { openDatabase } from '../support/open-database.ts'
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts'

const WEARERS = 60

describe('deliveries of subscriptions, with two processes on one PostgreSQL', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'iris-subscriptions-'))
  const running: ShopProcess[] = []
  let postgres: PostgresServer
  let database: Database
  let url = ''

  const start = async (): Promise<ShopProcess> => {
    const shop = startShop(await freePort(), { DATA_DIR: join(folder, randomUUID()), DATABASE_URL: url })
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
    await letComeDue(database, subscription, WEARERS)
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

  it('are ordered once each, though one process is killed half way', async () => {
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
    const ordered = await db.selectFrom('purchase_order').select(['email']).where('email', 'like', 'wearer-%').execute()
    expect(ordered.map(({ email }) => email).toSorted())
      .toEqual(Array.from({ length: WEARERS }, (_, index) => `wearer-${index}@example.ch`).toSorted())
    const next = await db.selectFrom('subscription').select(['body']).execute()
    expect(next.filter(({ body }) => (body as { readonly trouble?: string }).trouble !== undefined)).toEqual([])
  })
})
