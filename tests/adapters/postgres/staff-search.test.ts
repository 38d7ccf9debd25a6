import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { openShopStorage } from '../../../adapters/postgres/open-shop-storage.ts'
import { makeAuditLog } from '../../../adapters/postgres/staff/audit-log.ts'
import { makeCouponKeeping } from '../../../adapters/postgres/staff/coupon-keeping.ts'
import { makeCustomerFinder } from '../../../adapters/postgres/staff/customer-finder.ts'
import { makeProductFinder } from '../../../adapters/postgres/staff/product-finder.ts'
import { smallCatalogue } from '../../support/api/small-catalogue.ts'
import { aCoupon } from '../../support/builders/coupon.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { value } from '../../support/outcome.ts'
import { emptied, engines } from '../../support/postgres-engines.ts'
import { recordQueries } from '../../support/record-queries.ts'

const ignore = (): void => undefined
const ROWS = 8000
const COUPON = aCoupon({ code: 'SEARCHED' })
const at = { page: 1, itemsPerPage: 20 }
const ACT = { by: 'Rosa', what: 'coupon.created', about: 'NOTHING', at: new Date('2026-03-02T09:00:00Z') } as const

/** The searched text of each copy: no part of it is frequent. */
const RARE = 'md5(n::text)'

type Found = TaskEither<unknown, { readonly total: number }>

describe.each(engines)('the searches of staff on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  let rare = ''
  beforeAll(async () => {
    database = await open()
    await emptied(database, smallCatalogue)
    const { db } = database
    const storage = openShopStorage(db)
    await value(storage.customers.add(aCustomer(), 'hash'))
    await value(storage.couponKeeping.add(COUPON, ACT))
    await sql.raw(`insert into customer select (jsonb_populate_record(customer, jsonb_build_object('account_id', 'copy-' || n,
      'canonical_email', ${RARE} || '@example.ch', 'body', jsonb_set(body, '{email}', to_jsonb(${RARE} || '@example.ch'))))).*
      from customer, generate_series(1, ${ROWS}) n`).execute(db)
    await sql.raw(`insert into coupon (code, usage_limit, body)
      select upper(${RARE}), null, body from coupon, generate_series(1, ${ROWS}) n where code = upper('${COUPON.code}')`).execute(db)
    await sql.raw(`insert into audit_entry (by_name, what, about, at)
      select 'Rosa', 'coupon.created', ${RARE}, now() from generate_series(1, ${ROWS}) n`).execute(db)
    await sql.raw(`insert into product (id, type, category_path, pack_quantity, group_key, position, rating_total, rating_count, body)
      select 100000 + n, type, category_path, pack_quantity, 'copy-' || n, position, 0, 0,
        jsonb_set(body, '{titles,de}', to_jsonb(${RARE} || ' "50%"'))
      from product, generate_series(1, ${ROWS}) n where id = (select min(id) from product)`).execute(db)
    await sql`vacuum analyze customer, coupon, audit_entry, product`.execute(db)
    rare = (await sql<{ readonly text: string }>`select md5('1321') as text`.execute(db)).rows[0]?.text.slice(2, 12) ?? ''
  }, 60_000)
  afterAll(() => database.close())

  it.each([
    ['customers by e-mail address', (db: Database['db'], text: string) => makeCustomerFinder(db, ignore).find(text, at)],
    ['coupons by code', (db: Database['db'], text: string) => makeCouponKeeping(db, ignore).list(text, at)],
    ['products by title', (db: Database['db'], text: string) => makeProductFinder(db, ignore).find({ text }, at)],
    ['entries of the audit log by subject', (db: Database['db'], text: string) => makeAuditLog(db).find({ text }, at)],
  ] as const)('F-O43 read the %s that match, and not all', async (_, find: (db: Database['db'], text: string) => Found) => {
    const { watched, rowsRead } = recordQueries(database.db)
    expect((await value(find(watched, rare))).total).toBe(1)
    const rows = (await rowsRead()).reduce((sum, one) => sum + one, 0)
    expect([rows, rows < 50]).toEqual([rows, true])
    for (const text of [`${rare.slice(0, 6)}%`, `_${rare.slice(1)}`, `${rare}\n`, 'x\u0000'])
      expect([text, (await value(find(database.db, text))).total]).toEqual([text, 0])
  })

  it('F-O43 find a product by id, and by a title that contains signs of JSON or of patterns', async () => {
    const { find } = makeProductFinder(database.db, ignore)
    for (const [text, total] of [['100007', 1], ['0100007', 0], ['"50%"', ROWS], ['"50_"', 0], ['"de"', 0], ['", "', 0]] as const)
      expect([text, (await value(find({ text }, at))).total]).toEqual([text, total])
  })

  it('F-O43 find a customer by name in any case, by id and by nothing across two fields', async () => {
    const { accountId, firstName, lastName } = aCustomer()
    const { find } = makeCustomerFinder(database.db, ignore)
    for (const [text, total] of [
      [`${firstName} ${lastName}`.toUpperCase(), ROWS + 1], [accountId, 1], [`ch${firstName}`, 0], [`ch\n${firstName}`, 0],
    ] as const) expect([text, (await value(find(text, at))).total]).toEqual([text, total])
  })
})
