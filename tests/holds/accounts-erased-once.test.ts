import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../adapters/postgres/database/database.ts'
import type { Tables } from '../../adapters/postgres/tables.ts'
import { startShop, whenReady, type ShopProcess } from '../e2e/support/shop-process.ts'
import { freePort } from '../support/free-port.ts'
import { openDatabase } from '../support/open-database.ts'
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts'
import { fillPerson, fillShop, someone, type Someone } from '../support/privacy/whole-person.ts'

const LEAVERS = Array.from({ length: 60 }, (_, index) => someone(`leaver${index}x`, 5000 + index))
/** The shop goes by the clock of the machine: an order of long ago is delivered, whoever reports it or not. */
const onItsWay = ({ orders }: Someone) => ({ ...orders.open, createdAt: new Date().toISOString() })
/** Whoever is deleted is not there for a second try. */
const HOLDERS = ['holderx', 'holdery'].map((name, index) => someone(name, 7000 + 500 * index))
const WHOLE = [
  'customer', 'account_erasure', 'customer_address', 'linked_identity', 'lens_pass', 'subscription', 'payment_alias',
] as const

describe('accounts that are deleted, with two processes on one PostgreSQL', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'iris-erasing-'))
  const running: ShopProcess[] = []
  let postgres: PostgresServer
  let database: Database
  let url = ''

  const start = async (): Promise<ShopProcess> => {
    const shop = startShop(await freePort(), { DATA_DIR: join(folder, randomUUID()), DATABASE_URL: url })
    running.push(shop)
    return shop
  }
  const accounts = LEAVERS.map(({ accountId }) => accountId)
  const left = async (table: (typeof WHOLE)[number] = 'customer'): Promise<readonly string[]> =>
    (await database.db.selectFrom(table as keyof Pick<Tables, 'customer'>).select('account_id').where('account_id', 'in', accounts)
      .orderBy('account_id').execute()).map((row) => row.account_id)

  beforeAll(async () => {
    postgres = await startPostgres()
    url = await postgres.freshUrl()
    const demo = await start()
    await whenReady(demo)
    demo.child.kill('SIGTERM')
    await demo.ended
    database = await openDatabase({ url, connections: 2 })
    await fillShop(database.db, ...LEAVERS)
    for (const who of LEAVERS) await fillPerson(database.db, who, [who.orders.done, onItsWay(who)])
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

  it('G9 K2 go whole or not at all, though one process is killed half way, and are told of it once', async () => {
    const [killed, other] = await Promise.all([start(), start()])
    await expect.poll(async () => (await left()).length, { timeout: 60_000, interval: 5 }).toBeLessThan(LEAVERS.length)
    killed.child.kill('SIGKILL')
    expect(await killed.ended).toBe('SIGKILL')
    const atDeath = await left()
    await database.db.transaction().setIsolationLevel('repeatable read').execute(async (tx) => {
      const there = await Promise.all(WHOLE.map(async (table) =>
        [table, (await tx.selectFrom(table as 'customer').select('account_id').where('account_id', 'in', accounts).orderBy('account_id')
          .execute()).map((row) => row.account_id)] as const))
      const [[, customers] = ['', []]] = there
      for (const [table, owners] of there) expect([table, owners]).toEqual([table, customers])
    })
    await whenReady(other)
    await whenReady(await start())
    await expect.poll(async () => (await left()).length, { timeout: 90_000, interval: 200 }).toBe(0)
    console.log(`${atDeath.length} of ${LEAVERS.length} accounts were left when the process died`)
    for (const table of WHOLE) expect([table, await left(table)]).toEqual([table, []])
    const numbers = LEAVERS.flatMap(({ orders }) => [orders.done.number, orders.open.number])
    const orders = await database.db.selectFrom('purchase_order').select(['number', 'account_id', 'buyer_left', 'email'])
      .where('number', 'in', numbers).execute()
    expect([orders.length, orders.filter((one) => one.account_id !== null), orders.filter((one) => one.buyer_left).length])
      .toEqual([numbers.length, [], LEAVERS.length])
    const letters = await database.db.selectFrom('outbox').select('key').where('key', 'like', 'erasure:%').execute()
    expect(letters).toHaveLength(LEAVERS.length)
  })

  it('G9 K2 a process that is killed in the middle of deleting leaves all as it was, and another one does it', async () => {
    for (const { child, ended } of running) {
      child.kill('SIGKILL')
      await ended
    }
    const holder = HOLDERS.shift()!
    await fillShop(database.db, holder)
    await fillPerson(database.db, holder, [holder.orders.done, holder.orders.open])
    const owner = holder.accountId
    const letters = () => database.db.selectFrom('outbox').select('key').where('key', 'like', 'erasure:%').execute()
    const written = (await letters()).length
    const whose = async () =>
      Promise.all(WHOLE.map(async (table) =>
        (await database.db.selectFrom(table as 'customer').select('account_id').where('account_id', '=', owner).execute()).length))
    /** What nobody is changing at this moment. */
    const untouched = async () =>
      (await database.db.selectFrom('lens_pass').select('account_id').where('account_id', '=', owner)
        .forUpdate().skipLocked().execute()).length
    const waiting = async () =>
      (await sql<{ pid: number }>`select pid from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%"purchase_order"%for update%'`.execute(database.db)).rows.length
    const before = await whose()
    const held = await database.db.startTransaction().execute()
    await held.selectFrom('purchase_order').select('token').where('account_id', '=', owner).forUpdate().execute()
    const killed = await start()
    await expect.poll(waiting, { timeout: 60_000, interval: 50 }).toBe(1)
    // It has dropped what she kept of her eyes, for itself alone so far.
    expect([await untouched(), await whose()]).toEqual([0, before])
    killed.child.kill('SIGKILL')
    expect(await killed.ended).toBe('SIGKILL')
    await held.commit().execute()
    await expect.poll(untouched, { timeout: 20_000, interval: 50 }).toBe(1)
    expect(await whose()).toEqual(before)
    expect(await letters()).toHaveLength(written)
    await whenReady(await start())
    await expect.poll(whose, { timeout: 60_000, interval: 100 }).toEqual(before.map(() => 0))
    expect(await letters()).toHaveLength(written + 1)
  })
})
