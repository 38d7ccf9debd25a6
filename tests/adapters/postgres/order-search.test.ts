import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { makeOrderFinder } from '../../../adapters/postgres/order/order-finder.ts'
import { fromOrder } from '../../../adapters/postgres/order/order-row.ts'
import { smallCatalogue } from '../../support/api/small-catalogue.ts'
import { anOrder } from '../../support/builders/order.ts'
import { value } from '../../support/outcome.ts'
import { emptied, engines } from '../../support/postgres-engines.ts'
import { recordQueries } from '../../support/record-queries.ts'

const ignore = (): void => undefined
const ORDERS = 2000

describe.each(engines)('a search in all orders on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await emptied(database, smallCatalogue)
    const { body, ...row } = fromOrder(anOrder())
    const { db } = database
    await db.insertInto('purchase_order').values({ ...row, body: JSON.stringify(body) }).execute()
    // Copies of the order with their own numbers, addresses and names.
    await sql`insert into purchase_order
      select (jsonb_populate_record(purchase_order, jsonb_build_object(
        'id', n + 1, 'token', rpad('copy-' || n, 22, '_'), 'cart_token', rpad('cart-' || n, 22, '_'), 'number', 'IR-2026-' || n,
        'email', md5(n::text) || '@example.ch',
        'body', jsonb_set(
          jsonb_set(body, '{billingAddress,lastName}', to_jsonb(md5((-n)::text))), '{number}', to_jsonb('IR-2026-' || n))))).*
      from purchase_order, generate_series(100001, ${100_000 + ORDERS}::int) n`.execute(db)
    await sql`vacuum analyze purchase_order`.execute(db)
  }, 60_000)
  afterAll(() => database.close())

  const at = { page: 1, itemsPerPage: 20 }
  const lastNameOf = async (number: string): Promise<string> => {
    const { rows } = await sql<{ readonly name: string }>`select body -> 'billingAddress' ->> 'lastName' as name
      from purchase_order where number = ${number}`.execute(database.db)
    return rows[0]?.name ?? ''
  }

  it('F-O43 reads the found ones and not every order: by number, by e-mail address and by name', async () => {
    const { email } = await database.db.selectFrom('purchase_order').select('email').where('number', '=', 'IR-2026-101321')
      .executeTakeFirstOrThrow()
    for (const text of ['ir-2026-101321', email.slice(4, 30).toUpperCase(), (await lastNameOf('IR-2026-101321')).slice(2)]) {
      const { watched, rowsRead } = recordQueries(database.db)
      const found = await value(makeOrderFinder(watched, ignore).find({ text }, at))
      expect([text, found.orders.map(({ number }) => number), found.total]).toEqual([text, ['IR-2026-101321'], 1])
      const rows = (await rowsRead()).reduce((sum, one) => sum + one, 0)
      expect([text, rows < 50]).toEqual([text, true])
    }
  })

  it('F-O43 takes what was typed literally, and finds nothing across two fields', async () => {
    const { find } = makeOrderFinder(database.db, ignore)
    for (const text of ['IR-2026-10432_', 'IR-%-101321', String.raw`IR\-2026`, '101321\n', 'x\u0000'])
      expect([text, (await value(find({ text }, at))).total]).toEqual([text, 0])
  })
})
