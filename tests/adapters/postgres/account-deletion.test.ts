import * as E from 'fp-ts/lib/Either.js'
import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeBackup } from '../../../adapters/postgres/backup/write-backup.ts'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import type { ShopStorage } from '../../../adapters/postgres/open-shop-storage.ts'
import { mailWords } from '../../../adapters/postgres/mail/mail-words.ts'
import { erasePerson } from '../../../adapters/postgres/privacy/erase-person.ts'
import { demoShopRegister } from '../../../adapters/composition/demo-shop-register.ts'
import { openMailTexts } from '../../../adapters/composition/mail-texts.ts'
import { randomTokens } from '../../../adapters/memory/shop/random-tokens.ts'
import { makeDeleteAccounts } from '../../../application/commerce/privacy/delete-accounts.ts'
import { personOf } from '../../../adapters/postgres/privacy/personal-data.ts'
import type { Tables } from '../../../adapters/postgres/tables.ts'
import { WHOSE } from '../../../adapters/postgres/privacy/personal-tables.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import { PERSONAL_RECORDS, type PersonalRecord, type PersonalRecordName } from '../../../application/commerce/privacy/personal-records.ts'
import { PART_FATES } from '../../../domain/privacy/personal-part.ts'
import { aCart } from '../../support/builders/cart.ts'
import { aMail } from '../../support/builders/mail.ts'
import { made } from '../../support/builders/made.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { emptied, engines } from '../../support/postgres-engines.ts'
import { fillPerson, fillShop, testPerson } from '../../support/privacy/complete-person.ts'
import { refusal, value } from '../../support/outcome.ts'
import { reduceDueOrders } from '../../support/reduce-due-orders.ts'

type Row = Readonly<Record<string, unknown>>

const DUE = new Date('2026-03-02T14:00:00Z')
const [anna, bea] = [testPerson('anna', 1), testPerson('bea', 2)]

const RECORDS = Object.entries(PERSONAL_RECORDS) as readonly (readonly [PersonalRecordName, PersonalRecord])[]

describe.each(engines)('the deletion of an account on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  let storage: ShopStorage
  beforeAll(async () => { database = await open() }, 60_000)
  beforeEach(async () => {
    storage = await emptied(database, aCatalogue())
    await sql`truncate account_erasure, linked_identity, subscription, product_rating, lens_pass, alias_removal,
      identity_removal restart identity cascade`
      .execute(database.db)
    await fillShop(database.db, anna, bea)
  })
  afterAll(() => database.close())

  let names = 0
  const newNames = () => {
    names += 1
    const [order, cart] = [`new-order-${names}`.padEnd(22, '_'), `new-cart-${names}`.padEnd(22, '_')]
    return { token: made(makeOrderToken(order)), cartToken: made(makeCartToken(cart)) }
  }
  const erase = (accountId: AccountId, at = DUE) =>
    value(storage.dueErasures.delete(accountId, {
      at, names: newNames, mails: ({ email }) => [aMail({ key: 'last', to: email, isSecret: true })],
    }))

  const rowsOf = async (table: string, where = sql<boolean>`true`): Promise<readonly Row[]> =>
    (await sql<{ row: Row }>`select to_jsonb(one) as row from ${sql.table(table)} one where ${where} order by 1`.execute(database.db)).rows
      .map(({ row }) => row)
  const hers = async (accountId: AccountId) => {
    const person = await personOf(database.db, accountId)
    return new Map(await Promise.all(RECORDS.map(async ([table]) => [table, await rowsOf(table, WHOSE[table](person))] as const)))
  }
  /** Every text of the database, by table and column. */
  const dump = async (): Promise<readonly (readonly [place: string, text: string])[]> => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database.db)
    const all = await Promise.all(tables.map(async ({ name }) => [name, await rowsOf(name)] as const))
    return all.flatMap(([table, rows]) => rows.flatMap((row) =>
      Object.entries(row).map(([column, cell]) =>
        [`${table}.${column}`, typeof cell === 'string' ? cell : JSON.stringify(cell)] as const)))
  }
  const placesOf = async (needles: readonly string[]): Promise<Readonly<Record<string, readonly string[]>>> => {
    const texts = await dump()
    const result = needles.map((needle) => {
      const matches = texts.filter(([, text]) => text.toLowerCase().includes(needle.toLowerCase()))
      return [needle, [...new Set(matches.map(([place]) => place))].toSorted()] as const
    })
    return Object.fromEntries(result.filter(([, places]) => places.length > 0))
  }

  /** The tables of a full backup, as the command line writes it, that contain each of these words. */
  const backupWith = async (words: readonly string[]): Promise<Readonly<Record<string, readonly string[]>>> => {
    const lines: string[] = []
    const write = async (text: string): Promise<void> => { lines.push(...text.toLowerCase().split('\n')) }
    await writeBackup(database.db, { at: DUE, onTable: () => {}, write })
    let table = ''
    const result = new Map<string, Set<string>>()
    for (const line of lines) {
      if (line.startsWith('t')) table = (JSON.parse(line.slice(1)) as { readonly name: string }).name
      for (const word of words) if (line.includes(word.toLowerCase())) result.set(word, (result.get(word) ?? new Set()).add(table))
    }
    return Object.fromEntries([...result].map(([word, tables]) => [word, [...tables].toSorted()]))
  }

  it('G9 changes every table of the customer as listed, and no row of others', async () => {
    for (const who of [anna, bea]) await fillPerson(database.db, who, [who.orders.done, who.orders.guest, who.orders.cancelled])
    const [before, others] = [await hers(anna.accountId), await hers(bea.accountId)]
    for (const [table] of RECORDS) expect([table, (before.get(table) ?? []).length > 0]).toEqual([table, true])
    expect(await erase(anna.accountId)).toBe(true)
    expect(await hers(bea.accountId)).toEqual(others)
    await database.db.deleteFrom('outbox').where('key', '=', 'last').execute()
    for (const [table, record] of RECORDS) {
      const unchanged = new Set((others.get(table) ?? []).map((row) => JSON.stringify(row)))
      // A mail with a purged text names nobody; the one of bea's order is stored.
      const left = (await rowsOf(table)).filter((row) =>
        !unchanged.has(JSON.stringify(row)) && !(table === 'outbox' && String(row['key']).includes(bea.orders.done.token)))
      expect([table, faultsOf(record, before.get(table) ?? [], left)]).toEqual([table, []])
    }
  })

  /** The columns whose remaining rows differ from the documented result. */
  const faultsOf = ({ erased, exported, internal }: PersonalRecord, before: readonly Row[], after: readonly Row[]): readonly string[] => {
    if (erased === undefined) return after.map((row) => `left: ${JSON.stringify(row)}`)
    const valuesOf = (rows: readonly Row[], column: string) => rows.map((row) => JSON.stringify(row[column])).toSorted()
    return [...exported, ...internal].flatMap((column) => {
      const [was, is] = [valuesOf(before, column), valuesOf(after, column)]
      const isAsPromised = erased.includes(column)
        ? is.length === was.length && is.every((one) => ['null', 'false'].includes(one) || !was.includes(one))
        : is.join() === was.join()
      return isAsPromised ? [] : [column]
    })
  }

  it('G9 states for each part what happens to its tables', () => {
    for (const [table, { part, erased, isDeletedWhenDone = false }] of RECORDS) {
      const becomes = erased !== undefined || isDeletedWhenDone ? ['RetainedByLaw', 'Anonymised'] : ['Deleted']
      expect([table, becomes]).toEqual([table, expect.arrayContaining([PART_FATES[part]._tag])])
    }
  })

  it('G9 leaves no data of the customer in any column, except those listed as retained', async () => {
    await fillPerson(database.db, anna, Object.values(anna.orders))
    const all = [...anna.secrets, ...anna.billed, anna.word('orderopen'), anna.word('cartopen')]
    expect(Object.keys(await placesOf(all)).length).toBeGreaterThan(all.length - 3)
    expect(await erase(anna.accountId)).toBe(true)
    await value(storage.outbox.take(9, DUE))
    const [last] = await database.db.selectFrom('outbox').select('id').where('key', '=', 'last').execute()
    await value(storage.outbox.markSent(last!.id, DUE))
    const forgotten = await value(storage.aliases.toDelete({ now: DUE, limit: 9, nextAt: DUE }))
    expect(forgotten).toEqual(['provider-1'])
    for (const alias of forgotten) await value(storage.aliases.deleted(alias))
    const identity = { provider: 'google', subject: 'subjectanna' } as const
    expect(await placesOf([identity.subject])).toEqual({ [identity.subject]: ['identity_removal.subject'] })
    expect(await value(storage.identityRemovals.take({ now: DUE, limit: 9, again: () => DUE }))).toEqual([identity])
    await value(storage.identityRemovals.done(identity))
    // One order is in delivery: its delivery data is needed.
    const ORDERED = ['body', 'email', 'customer', 'token', 'cart_token'].map((column) => `purchase_order.${column}`)
    const between = await placesOf(anna.secrets)
    for (const [needle, places] of Object.entries(between))
      expect([needle, places.filter((place) => ![
        ...ORDERED, 'coupon_use.customer', 'order_line.variant_id', 'reservation.variant_id', 'payment.page', 'order_change.note',
      ].includes(place))]).toEqual([needle, []])
    expect(between[anna.email]).toContain('purchase_order.email')
    const { body } = await database.db.selectFrom('purchase_order').select('body').where('is_account_deleted', '=', true)
      .executeTakeFirstOrThrow()
    expect(body).toMatchObject({ token: anna.word('orderopen'), email: anna.email, shippingAddress: anna.home, comment: 'Ringanna' })
    expect(await reduceDueOrders(storage, { at: DUE, names: newNames })).toBe(0)
    // A parcel is shipped, and she is notified.
    const key = `order-sent:${anna.orders.open.token}:1`
    const mail = { key, body: JSON.stringify(aMail({ key, to: anna.email })) }
    await database.db.insertInto('outbox').values(mail).execute()
    await sql`update outbox set sent_at = ${DUE} where key = ${key}`.execute(database.db)
    await database.db.insertInto('demo_mail').values({ ...mail, stored_at: DUE }).execute()
    // It is delivered.
    await sql`update purchase_order set status = 'shipped', body = jsonb_set(body, '{status}', '"shipped"') where is_account_deleted`
      .execute(database.db)
    expect(await reduceDueOrders(storage, { at: DUE, names: newNames })).toBe(1)
    expect(await placesOf(all)).toEqual(Object.fromEntries(anna.billed.map((word) => [word, ['purchase_order.body']])))
  })

  it('G9 leaves in a full backup, including mails, only the order data that the law requires', async () => {
    await fillPerson(database.db, anna, [anna.orders.done, anna.orders.guest, anna.orders.cancelled])
    const all = [...anna.secrets, ...anna.billed, 'subjectanna']
    const tablesBefore = await backupWith(all)
    expect(Object.keys(tablesBefore).length).toBeGreaterThan(all.length - 3)
    expect(tablesBefore[anna.email]).toEqual(expect.arrayContaining(['customer', 'outbox', 'purchase_order']))
    expect(await erase(anna.accountId)).toBe(true)
    const [last] = await database.db.selectFrom('outbox').select('id').where('key', '=', 'last').execute()
    await value(storage.outbox.take(9, DUE))
    await value(storage.outbox.markSent(last!.id, DUE))
    for (const identity of await value(storage.identityRemovals.take({ now: DUE, limit: 9, again: () => DUE })))
      await value(storage.identityRemovals.done(identity))
    expect(await backupWith(all)).toEqual(Object.fromEntries(anna.billed.map((word) => [word, ['purchase_order']])))
  })

  it('G9 leaves readable accounts: who was billed for what, under new ids without access', async () => {
    await fillPerson(database.db, anna, Object.values(anna.orders))
    await erase(anna.accountId)
    const rows = await database.db.selectFrom('purchase_order').select(['token', 'number', 'total_cents', 'status']).orderBy('id')
      .execute()
    expect(rows.map(({ number, total_cents: cents, status }) => [number, cents, status]))
      .toEqual(Object.values(anna.orders).toSorted((one, other) => one.id - other.id)
        .map(({ number, totals, status }) => [number, totals.total.cents, status]))
    for (const { token } of rows) expect((await value(storage.orders.order(token as never))).billingAddress.lastName).toBe('Lastanna')
    for (const { token } of [anna.orders.done, anna.orders.guest, anna.orders.cancelled])
      expect(await storage.orders.order(token)()).toMatchObject({ left: { _tag: 'NotFound' } })
    // A late payment of a cancelled order is refunded.
    const cancelled = await database.db.selectFrom('purchase_order').select('body').where('status', '=', 'cancelled')
      .executeTakeFirstOrThrow()
    expect(cancelled.body).toMatchObject({ cancelledBy: 'shop' })
    expect((await value(storage.history.all(anna.accountId)))).toEqual([])
  })

  /** Mails to many others, each about its own order. */
  const manyMails = async (count: number): Promise<void> => {
    const body = JSON.stringify(aMail({ key: 'other', to: 'other@example.ch', text: `Ihre Bestellung ${'Linse '.repeat(300)}` }))
    const words = mailWords('other', { to: 'other@example.ch' })
    await sql`insert into outbox (key, body, words, sent_at) select 'order-confirmation:other' || n,
      jsonb_set(${body}::jsonb, '{text}', to_jsonb('/orders/other' || n || '____________')), ${[...words]}::text[], ${DUE}
      from generate_series(1, ${count}) n`.execute(database.db)
    await sql`analyze outbox`.execute(database.db)
  }

  /** The rows read of each table; the last statements of this connection may be included. */
  const rowsRead = async (tx: Transaction<Tables>): Promise<ReadonlyMap<string, number>> => {
    const { rows } = await sql<{ readonly table: string; readonly read: number }>`
      select relname as table, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables`.execute(tx)
    return new Map(rows.map(({ table, read }) => [table, read]))
  }

  /** Carts and unsent mails of many others, as in a shop whose mail server is down. */
  const insertManyCartsAndMails = async (count: number): Promise<void> => {
    const { id: _id, token: _token, ...cart } = aCart({ email: bea.email })
    await sql`insert into cart (token, checkout_state, body, created_at) select 'other-cart-' || n, 'cart',
      jsonb_set(${JSON.stringify(cart)}::jsonb, '{email}', to_jsonb('buyer' || n || '@example.ch')), ${DUE}
      from generate_series(1, ${count}) n`.execute(database.db)
    await sql`insert into demo_mail (key, body, words, stored_at) select key, body, words, ${DUE} from outbox
      where key like 'order-confirmation:other%'`.execute(database.db)
    for (const table of ['cart', 'demo_mail']) await sql`analyze ${sql.table(table)}`.execute(database.db)
  }

  it('H-S12 deletes an account with many orders without reading the mails and carts of others', async () => {
    await fillPerson(database.db, anna, Object.values(anna.orders))
    await manyMails(20_000)
    await insertManyCartsAndMails(5000)
    while ((await value(storage.dueErasures.prepare())) > 0);
    const read = await database.db.transaction().execute(async (tx) => {
      const before = await rowsRead(tx)
      await erasePerson(tx, await personOf(tx, anna.accountId), { at: DUE, names: newNames })
      return [...await rowsRead(tx)].map(([table, count]) => ({ table, count: count - (before.get(table) ?? 0) }))
    })
    const result = read.filter(({ count }) => count > 0).map(({ table }) => table)
    expect(result).toEqual(expect.arrayContaining(['outbox', 'demo_mail', 'cart']))
    expect(read.filter(({ count }) => count >= 500)).toEqual([])
    expect(await rowsOf('outbox', sql`key not like 'order-confirmation:other%' and sent_at is not null`)).toEqual([])
    expect(await rowsOf('outbox', sql`key like 'order-confirmation:other%'`)).toHaveLength(20_000)
  })

  it('H-S12 finds old mails by their recipient, in batches, before anything is deleted', async () => {
    await fillPerson(database.db, anna, [anna.orders.done])
    for (const table of ['outbox', 'demo_mail']) await sql`update ${sql.table(table)} set words = null`.execute(database.db)
    const accounts: string[] = []
    const deleting = makeDeleteAccounts({
      ...storage, clock: { now: () => DUE }, register: demoShopRegister(), mailTexts: openMailTexts(), tokens: randomTokens,
      dueErasures: { ...storage.dueErasures, due: (request) => { accounts.push('asked'); return storage.dueErasures.due(request) } },
    })
    expect([await value(deleting()) > 0, accounts]).toEqual([true, []])
    for (const table of ['outbox', 'demo_mail']) expect(await rowsOf(table, sql`words is null`)).toEqual([])
    await value(deleting())
    expect(accounts).toEqual(['asked'])
  })

  it('G9 happens once for two concurrent runs, and not if it was cancelled meanwhile', async () => {
    for (const who of [anna, bea]) await fillPerson(database.db, who, Object.values(who.orders))
    expect(await erase(anna.accountId, new Date('2026-03-02T12:30:00Z'))).toBe(false)
    expect((await Promise.all([erase(anna.accountId), erase(anna.accountId)])).toSorted()).toEqual([false, true])
    await value(storage.erasures.cancel(bea.accountId))
    expect(await erase(bea.accountId)).toBe(false)
    expect(await value(storage.customers.customer(bea.accountId))).toMatchObject({ email: bea.email })
  })

  it('G9 with a concurrent order, saves it whole and anonymous, or not at all; the same holds for other additions', async () => {
    await fillPerson(database.db, anna, [anna.orders.done])
    const place = async (index: number) => {
      const token = made(makeCartToken(`meanwhile-${index}`.padEnd(22, '_')))
      const { id: _id, ...cart } = aCart({ token, email: anna.email })
      await value(storage.carts.put(cart))
      return storage.orders.place(token, (_cart, sequence) => E.right({
        order: {
          ...anna.orders.open, lines: [], id: 5000 + sequence, number: `IR-2026-9${String(sequence).padStart(5, '0')}`, cartToken: token,
          token: made(makeOrderToken(`meanwhile-o${index}`.padEnd(22, '_'))),
        },
        reservations: [], mails: [],
      }))()
    }
    const keepAddress = () =>
      storage.addressBooks.change(anna.accountId, (book) => E.right([...book, { address: anna.home, isDefault: false }]))()
    const adding = Array.from({ length: 12 }, (_, index) => [place(index), keepAddress()]).flat()
    const [done, ...added] = await Promise.all([erase(anna.accountId), ...adding])
    expect(done).toBe(true)
    const refused = added.flatMap((one) => (E.isLeft(one) ? [one.left._tag] : []))
    expect(refused.filter((tag) => !['ServiceUnavailable', 'NotFound'].includes(tag))).toEqual([])
    const placed = await database.db.selectFrom('purchase_order').select(['account_id', 'is_account_deleted', 'body'])
      .where('number', 'like', 'IR-2026-9%').execute()
    for (const { account_id: owner, is_account_deleted: left, body } of placed)
      expect([owner, left, JSON.stringify(body).includes(anna.accountId)]).toEqual([null, true, false])
    expect(await refusal(async () => place(99))).toEqual({ _tag: 'ServiceUnavailable' })
    expect(await value(storage.addressBooks.book(anna.accountId))).toEqual([])
  })
})
