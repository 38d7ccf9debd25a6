import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Tables } from '../../adapters/postgres/tables.ts'
import { whenReady } from '../e2e/support/shop-process.ts'
import { shopsOnOnePostgres } from '../support/system/shops-on-one-postgres.ts'
import { fillPerson, fillShop, testPerson, type TestPerson } from '../support/privacy/complete-person.ts'

const LEAVERS = Array.from({ length: 60 }, (_, index) => testPerson(`leaver${index}x`, 5000 + index))
/** The shop uses the machine's clock: an order of long ago counts as delivered, with or without a report. */
const onItsWay = ({ orders }: TestPerson) => ({ ...orders.open, createdAt: new Date().toISOString() })
/** A deleted account cannot be used for a second attempt. */
const HOLDERS = ['holderx', 'holdery'].map((name, index) => testPerson(name, 7000 + 500 * index))
const WHOLE = [
  'customer', 'account_erasure', 'customer_address', 'linked_identity', 'lens_pass', 'subscription', 'payment_alias',
] as const

describe('the deletion of accounts, with two processes on one PostgreSQL', { timeout: 180_000 }, () => {
  const { start, database, killAll, killedMidway } = shopsOnOnePostgres({
    fill: async ({ db }) => {
      await fillShop(db, ...LEAVERS)
      for (const who of LEAVERS) await fillPerson(db, who, [who.orders.done, onItsWay(who)])
    },
  })
  const accounts = LEAVERS.map(({ accountId }) => accountId)
  const left = async (table: (typeof WHOLE)[number] = 'customer'): Promise<readonly string[]> =>
    (await database().db.selectFrom(table as keyof Pick<Tables, 'customer'>).select('account_id').where('account_id', 'in', accounts)
      .orderBy('account_id').execute()).map((row) => row.account_id)

  it('G9 K2 is complete or rolled back, though one process is killed midway, with one mail', async () => {
    const atDeath = await killedMidway(() => left(), LEAVERS.length)
    await database().db.transaction().setIsolationLevel('repeatable read').execute(async (tx) => {
      const there = await Promise.all(WHOLE.map(async (table) =>
        [table, (await tx.selectFrom(table as 'customer').select('account_id').where('account_id', 'in', accounts).orderBy('account_id')
          .execute()).map((row) => row.account_id)] as const))
      const [[, customers] = ['', []]] = there
      for (const [table, owners] of there) expect([table, owners]).toEqual([table, customers])
    })
    await whenReady(await start())
    await expect.poll(async () => (await left()).length, { timeout: 90_000, interval: 200 }).toBe(0)
    console.log(`${atDeath.length} of ${LEAVERS.length} accounts were left when the process died`)
    for (const table of WHOLE) expect([table, await left(table)]).toEqual([table, []])
    const numbers = LEAVERS.flatMap(({ orders }) => [orders.done.number, orders.open.number])
    const orders = await database().db.selectFrom('purchase_order').select(['number', 'account_id', 'is_account_deleted', 'email'])
      .where('number', 'in', numbers).execute()
    expect([orders.length, orders.filter((one) => one.account_id !== null), orders.filter((one) => one.is_account_deleted).length])
      .toEqual([numbers.length, [], LEAVERS.length])
    const mails = await database().db.selectFrom('outbox').select('key').where('key', 'like', 'erasure:%').execute()
    expect(mails).toHaveLength(LEAVERS.length)
  })

  it('G9 K2 is rolled back if a process is killed in the middle, and repeated by another one', async () => {
    await killAll()
    const holder = HOLDERS.shift()!
    await fillShop(database().db, holder)
    await fillPerson(database().db, holder, [holder.orders.done, holder.orders.open])
    const owner = holder.accountId
    const mails = () => database().db.selectFrom('outbox').select('key').where('key', 'like', 'erasure:%').execute()
    const written = (await mails()).length
    const whose = async () =>
      Promise.all(WHOLE.map(async (table) =>
        (await database().db.selectFrom(table as 'customer').select('account_id').where('account_id', '=', owner).execute()).length))
    /** The rows that no transaction is changing. */
    const untouched = async () =>
      (await database().db.selectFrom('lens_pass').select('account_id').where('account_id', '=', owner)
        .forUpdate().skipLocked().execute()).length
    const waiting = async () =>
      (await sql<{ pid: number }>`select pid from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%"purchase_order"%for update%'`.execute(database().db)).rows.length
    const before = await whose()
    const transaction = await database().db.startTransaction().execute()
    await transaction.selectFrom('purchase_order').select('token').where('account_id', '=', owner).forUpdate().execute()
    const killed = await start()
    await expect.poll(waiting, { timeout: 60_000, interval: 50 }).toBe(1)
    // It has deleted her lens values, not yet committed.
    expect([await untouched(), await whose()]).toEqual([0, before])
    killed.child.kill('SIGKILL')
    expect(await killed.ended).toBe('SIGKILL')
    await transaction.commit().execute()
    await expect.poll(untouched, { timeout: 20_000, interval: 50 }).toBe(1)
    expect(await whose()).toEqual(before)
    expect(await mails()).toHaveLength(written)
    await whenReady(await start())
    await expect.poll(whose, { timeout: 60_000, interval: 100 }).toEqual(before.map(() => 0))
    expect(await mails()).toHaveLength(written + 1)
  })
})
