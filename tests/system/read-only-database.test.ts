import Fastify from 'fastify'
import * as E from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { runQuery } from '../../adapters/postgres/database/run-query.ts'
import { onUnavailable } from '../../adapters/postgres/database/unavailable.ts'
import { openWriteProbe, type WriteProbe } from '../../adapters/postgres/database/write-probe.ts'
import { health } from '../../adapters/http-server/api/health.ts'
import { openMetrics } from '../../adapters/metrics/metrics.ts'
import { aPriceEntry } from '../support/builders/price-entry.ts'
import { aCatalogue } from '../support/builders/catalogue.ts'
import { aSolution } from '../support/builders/solution.ts'
import { aStockRow } from '../support/builders/stock-row.ts'
import { requestShop } from '../support/system/request-shop.ts'
import { readStoredData } from '../support/system/read-stored-data.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { placeOrder } from '../support/system/place-order.ts'
import { readyCart } from '../support/system/ready-carts.ts'
import { engines } from '../support/postgres-engines.ts'
import { SAMPLE_FIGURES } from '../support/sample-figures.ts'

const BOX = aSolution({ id: 2001, title: 'Box' })
const CATALOGUE = aCatalogue({
  products: [BOX], prices: [aPriceEntry({ productId: BOX.id, current: 1000 })], stock: [aStockRow(BOX, { onHand: 9, stopOrder: true })],
})

/** A setting of the whole server, effective for every session; the embedded database has one session. */
const setReadOnly = async ({ db }: Database, name: string, isReadOnly: boolean): Promise<void> => {
  const value = sql.raw(isReadOnly ? 'on' : 'off')
  if (name === 'PGlite') {
    await sql`set default_transaction_read_only = ${value}`.execute(db)
    return
  }
  await sql`alter system set default_transaction_read_only = ${value}`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  const display = async () =>
    (await sql<{ readonly default_transaction_read_only: string }>`show default_transaction_read_only`.execute(db)).rows[0]
  await expect.poll(display, { timeout: 10_000, interval: 20 }).toEqual({ default_transaction_read_only: isReadOnly ? 'on' : 'off' })
}

const codeOf = (cause: unknown): unknown => (cause instanceof Error && 'code' in cause ? cause.code : cause)

describe.each(engines)('a read-only database, over HTTP on $name', { timeout: 60_000 }, ({ name, open }) => {
  let database: Database
  let shop: ListeningShop
  let writes: WriteProbe
  let now = 0
  let causes: unknown[] = []
  let stop = (): void => {}
  beforeAll(async () => { database = await open() }, 60_000)
  afterAll(() => database.close())
  beforeEach(async () => {
    shop = await openListeningShop(database, CATALOGUE)
    now = Date.parse('2026-03-02T08:00:00Z')
    writes = openWriteProbe({ db: database.db, now: () => now, timeout: 500 })
    causes = []
    stop = onUnavailable((cause) => { causes.push(cause) })
  })
  afterEach(async () => {
    stop()
    writes.close()
    await shop.close()
  })

  const cart = () => readyCart(shop, { items: [{ productId: BOX.id, option: {}, quantity: 1 }] })
  const ready = async () => {
    const app = Fastify()
    health(app, { database: database.ready }, { writes: writes.isWritable })
    const reply = await app.inject('/health/ready')
    return [reply.statusCode, reply.json<unknown>()]
  }
  const writable = async (): Promise<string | undefined> => {
    const metrics = openMetrics()
    metrics.writes(writes.isWritable)
    const figures = { figures: () => async () => E.right(SAMPLE_FIGURES) }
    const metricsText = await metrics.text({ book: figures, now: () => new Date(now), report: () => {} })
    return /^iris_database_writable (\d)$/m.exec(metricsText)?.[1]
  }

  it('H-O06 K6 rejects orders with a cause, keeps reading, reports it to monitoring, and recovers by itself', async () => {
    const full = await cart()
    await writes.probe()
    expect([await ready(), await writable()]).toEqual([[200, { status: 'ready', checks: { database: true, writes: true } }], '1'])
    await setReadOnly(database, name, true)
    try {
      expect((await placeOrder(shop, full)).status).toBe(503)
      expect(new Set(causes.map(codeOf))).toEqual(new Set(['25006']))
      // Known from a refused order, before the next write check.
      expect([await ready(), await writable()]).toEqual([[200, { status: 'impaired', checks: { database: true, writes: false } }], '0'])
      await writes.probe()
      expect(writes.isWritable()).toBe(false)
      expect((await requestShop(`${shop.url}/carts/${full.token}`)).body).toMatchObject({ items: [{ quantity: 1 }] })
    } finally {
      await setReadOnly(database, name, false)
    }
    expect(await ready()).toMatchObject([200, { checks: { writes: false } }])
    await writes.probe()
    expect([await ready(), await writable()]).toEqual([[200, { status: 'ready', checks: { database: true, writes: true } }], '1'])
    expect((await placeOrder(shop, full)).status).toBe(201)
    const books = readStoredData(shop)
    expect([await books.left(BOX), await books.sold(BOX), await books.mails()]).toEqual([8, 1, 1])
    expect((await sql`select from write_probe`.execute(database.db)).rows).toEqual([])
  })

  it('H-O06 is detected without orders, also when the database does not answer', async () => {
    await setReadOnly(database, name, true)
    try {
      await writes.probe()
    } finally {
      await setReadOnly(database, name, false)
    }
    expect([writes.isWritable(), causes.map(codeOf)]).toEqual([false, ['25006']])
    await writes.probe()
    expect(writes.isWritable()).toBe(true)
    causes = []
    // A lock on the table delays the write check; it is started once, for any number of due times.
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: locked, resolve: lockedNow } = Promise.withResolvers<void>()
    const lock = database.db.transaction().execute(async (tx) => {
      await sql`lock table write_probe`.execute(tx)
      lockedNow()
      await released
    })
    await locked
    try {
      await writes.probe()
      await writes.probe()
      expect([writes.isWritable(), causes.map(String)])
        .toEqual([false, ['WriteNotAnswered: A small write was not answered within 500 ms']])
    } finally {
      release()
      await lock
    }
    await expect.poll(writes.isWritable, { timeout: 10_000, interval: 10 }).toBe(true)
  })

  it('H-O06 K6 has a cause: full disk, standby, failure, missing permission, no file descriptors', async () => {
    const results = new Map<string, readonly boolean[]>()
    for (const code of ['53100', 'ENOSPC', '25006', '42501', '58030', 'EMFILE']) {
      const error = Object.assign(new Error('could not extend file'), { code })
      expect(await runQuery(() => Promise.reject(error))()).toEqual(E.left({ _tag: 'ServiceUnavailable' }))
      expect(causes.splice(0)).toEqual([error])
      const atOnce = writes.isWritable()
      await writes.probe()
      const probed = writes.isWritable()
      now += 60_000
      results.set(code, [atOnce, probed, writes.isWritable()])
    }
    // The check fits where a larger write did not: a full disk is assumed for a minute after the last failure.
    expect(Object.fromEntries(results)).toEqual({
      53100: [false, false, true], ENOSPC: [false, false, true], 25006: [false, true, true], 42501: [false, true, true],
      58030: [false, true, true], EMFILE: [true, true, true],
    })
  })
})
