import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { whenReady } from '../e2e/support/shop-process.ts'
import { shopsOnOnePostgres } from '../support/system/shops-on-one-postgres.ts'

/** So many that some are pending when a process is killed, however fast the other one is. */
const WEARERS = 400
/** Long ago, so that mails are sent at any hour of this test. */
const DUE = '2026-01-05'

/** That many customers, each with the same newest order of lenses and a due reminder. */
const letRunOut = async ({ db }: Database, wearers: number): Promise<void> => {
  const orders = await db
    .selectFrom('purchase_order').selectAll().where('account_id', 'is not', null).orderBy('created_at', 'desc').execute()
  const order = orders.find(({ body }) => JSON.stringify(body).includes('"sphere"'))
  if (order === undefined) throw new Error('Nobody ordered lenses')
  const owner = await db.selectFrom('customer').selectAll().where('account_id', '=', order.account_id ?? '').executeTakeFirstOrThrow()
  for (let index = 0; index < wearers; index += 1) {
    const [accountId, token, email] = [randomUUID(), randomUUID(), `wearer-${index}@example.ch`]
    const body = JSON.stringify({ ...(owner.body as object), accountId, email })
    await db.insertInto('customer').values({ ...owner, account_id: accountId, canonical_email: email, body }).execute()
    await db.insertInto('purchase_order').values({
      ...order, token, number: `IR-2019-${String(index).padStart(6, '0')}`, cart_token: randomUUID(), id: 900_000 + index,
      account_id: accountId, email, body: JSON.stringify({ ...(order.body as object), token, email }),
    } as never).execute()
    await db.insertInto('reminder_alarm').values({
      account_id: accountId, order_token: token, create_location: 'order', usage: 7, day: DUE, state: 'waiting', due_on: DUE,
    }).execute()
  }
}

const waiting = async ({ db }: Database): Promise<number> =>
  (await db.selectFrom('reminder_alarm').select('id').where('state', '=', 'waiting').execute()).length

describe('reminder mails, with two processes on one PostgreSQL', { timeout: 180_000 }, () => {
  const { start, database, killedMidway } = shopsOnOnePostgres({ fill: (all) => letRunOut(all, WEARERS) })

  it('are sent once each, though one process is killed midway', async () => {
    const atDeath = await killedMidway(() => waiting(database()), WEARERS)
    await whenReady(await start())
    await expect.poll(() => waiting(database()), { timeout: 90_000, interval: 200 }).toBe(0)
    const mails = (table: 'outbox' | 'demo_mail') =>
      database().db.selectFrom(table).select('body').where('key', 'like', 'reminder-alarm:%').execute()
    await expect.poll(async () => (await mails('demo_mail')).length, { timeout: 90_000, interval: 200 }).toBe(WEARERS)
    expect(atDeath).toBeGreaterThan(0)
    expect(await mails('outbox'), 'once they left, they are forgotten').toEqual(Array.from({ length: WEARERS }, () => ({ body: null })))
    const readers = (await mails('demo_mail')).map(({ body }) => (body as { readonly to: string }).to)
    expect(readers.toSorted()).toEqual(Array.from({ length: WEARERS }, (_, index) => `wearer-${index}@example.ch`).toSorted())
    expect(await database().db.selectFrom('reminder_end').select('hash').execute()).toHaveLength(WEARERS)
  })
})
