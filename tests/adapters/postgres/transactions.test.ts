import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { read } from '../../../adapters/postgres/database/run-query.ts'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { inTransaction } from '../../../adapters/postgres/database/in-transaction.ts'
import { openDatabase } from '../../support/open-database.ts'
import type { Tables } from '../../../adapters/postgres/tables.ts'
import {
  standardCustomerNames, standardMailNames, standardNames, standardOrderNames, standardOutboxNames, standardPaymentNames,
} from '../../../adapters/postgres/migrations/0175-standard-names.ts'
import { openShopStorage } from '../../../adapters/postgres/open-shop-storage.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { usualCatalogue } from '../../support/purchase.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { engines, emptied } from '../../support/postgres-engines.ts'
import { openCommandPool } from '../../../adapters/postgres/server/server-pool.ts'
import { startPostgres, type PostgresServer } from '../../support/postgres-server.ts'
import { refusal, value } from '../../support/outcome.ts'

type Handle = Kysely<Tables>

const addStock = (db: Handle, id: string, onHand = 1): Promise<unknown> =>
  db.insertInto('stock').values({ variant_id: id, on_hand: onHand, stop_order: false }).execute()
const onHand = async (db: Handle, id: string): Promise<number | undefined> =>
  (await db.selectFrom('stock').select('on_hand').where('variant_id', '=', id).executeTakeFirst())?.on_hand
const takeOne = (db: Handle, id: string): Promise<unknown> =>
  db
    .updateTable('stock')
    .set({ on_hand: sql`on_hand - 1` })
    .where('variant_id', '=', id)
    .execute()

describe.each(engines)('a transaction on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await emptied(database, aCatalogue())
  }, 60_000)
  afterAll(() => database.close())

  it('is rolled back when it ends in a refusal', async () => {
    const refused = inTransaction(database.db, async (tx) => {
      await addStock(tx, 'refused')
      return E.left({ _tag: 'CartEmpty' } as const)
    })
    expect(await refusal(refused)).toEqual({ _tag: 'CartEmpty' })
    expect(await onHand(database.db, 'refused')).toBeUndefined()
  })

  it('is rolled back on a defect, which is rethrown', async () => {
    const defective = inTransaction(database.db, async (tx) => {
      await addStock(tx, 'defect')
      throw new RangeError('a bug')
    })
    await expect(defective()).rejects.toThrow(RangeError)
    expect(await onHand(database.db, 'defect')).toBeUndefined()
  })

  it('rejects at once a query outside it, which would wait forever on one connection', async () => {
    const begun = performance.now()
    const beside = inTransaction(database.db, async () => E.right(await onHand(database.db, 'x')))
    await expect(beside()).rejects.toThrow('outside its open transaction')
    expect(performance.now() - begun).toBeLessThan(2000)
    expect(await database.ready()).toBe(true)
  })

  it('is not mistaken as open by what runs after it', async () => {
    await value(inTransaction(database.db, () => Promise.resolve(E.right('done'))))
    expect(await value(read(() => onHand(database.db, 'x')))).toBeUndefined()
  })

  it('is retried after a conflict, and fails as "not available" after the fifth time', async () => {
    let tries = 0
    const collision = Object.assign(new Error('serialization failure'), { code: '40001' })
    const collide = (until: number) =>
      inTransaction(database.db, () => {
        tries += 1
        return tries < until ? Promise.reject(collision) : Promise.resolve(E.right(tries))
      })
    expect(await value(collide(5))).toBe(5)
    tries = 0
    expect(await refusal(collide(99))).toEqual({ _tag: 'ServiceUnavailable' })
    expect(tries).toBe(5)
  })
})

describe('a transaction on a failing PostgreSQL', { timeout: 60_000 }, () => {
  let server: PostgresServer
  let database: Database
  beforeAll(async () => {
    server = await startPostgres()
    database = await openDatabase({ url: await server.freshUrl() })
  }, 60_000)
  afterAll(async () => {
    await database.close()
    await server.stop()
  })

  it('succeeds after a deadlock of two', async () => {
    await addStock(database.db, 'one', 2)
    await addStock(database.db, 'two', 2)
    let tries = 0
    const { promise: bothHoldOne, resolve } = Promise.withResolvers<void>()
    const crossing = (first: string, second: string) =>
      inTransaction(database.db, async (tx) => {
        await takeOne(tx, first)
        tries += 1
        if (tries === 2) resolve()
        await bothHoldOne
        await takeOne(tx, second)
        return E.right('done')
      })
    await Promise.all([value(crossing('one', 'two')), value(crossing('two', 'one'))])
    expect(tries).toBeGreaterThan(2)
    expect([await onHand(database.db, 'one'), await onHand(database.db, 'two')]).toEqual([0, 0])
  })

  it('fails as "not available" when its connection is cut, writes nothing, and the next one succeeds', async () => {
    const cut = inTransaction(database.db, async (tx) => {
      await addStock(tx, 'cut')
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
      return E.right('done')
    })
    expect(await refusal(cut)).toEqual({ _tag: 'ServiceUnavailable' })
    expect(await value(read(() => onHand(database.db, 'cut')))).toBeUndefined()
    expect(await database.ready()).toBe(true)
  })

  it('H-O06 closes a read-only connection, as all to a server that became a standby', async () => {
    const one = await openDatabase({ url: await server.freshUrl(), connections: 1 })
    await sql`set default_transaction_read_only = on`.execute(one.db)
    const add = (id: string) => inTransaction(one.db, async (tx) => E.right(await addStock(tx, id)))
    expect(await refusal(add('refused'))).toEqual({ _tag: 'ServiceUnavailable' })
    await value(add('taken'))
    expect([await onHand(one.db, 'refused'), await onHand(one.db, 'taken')]).toEqual([undefined, 1])
    await one.close()
  })

  it('continues after another process has changed a table', async () => {
    const seen = (db: Handle) => db.selectFrom('stock').selectAll().where('variant_id', '=', 'changed').execute()
    await addStock(database.db, 'changed')
    const atOnce = () => Promise.all(Array.from({ length: 10 }, () => seen(database.db)))
    await atOnce()
    await sql`alter table stock add column shelf text`.execute(database.db)
    expect(await value(inTransaction(database.db, async (tx) => E.right(await seen(tx))))).toMatchObject([{ on_hand: 1, shelf: null }])
    for (const rows of await atOnce()) expect(rows).toHaveLength(1)
    await sql`alter table stock drop column shelf`.execute(database.db)
    expect(Object.keys((await seen(database.db))[0] ?? {})).toEqual(['variant_id', 'on_hand', 'stop_order'])
    const { rows } = await sql`select name from pg_prepared_statements where statement like '%from "stock"%'`.execute(database.db)
    expect(rows.length).toBeGreaterThan(0)
  })

  it('waits while another process migrates the tables at the same time', async () => {
    const url = await server.freshUrl()
    const started = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url })))
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      started[0]?.db ?? database.db,
    )
    await Promise.all(started.map(({ close }) => close()))
    expect(rows.map(({ name }) => name)).toEqual([
      '0001-catalogue-and-stock', '0002-carts-orders-and-mail', '0003-customers', '0004-coupons', '0005-partner-opticians',
      '0006-cart-links', '0007-payments-looked-after', '0008-tries-are-attempts', '0009-payments-are-asked-about-at',
      '0010-catalogue-version', '0011-attempts-have-an-end', '0012-unpaid-orders-are-claimed', '0013-one-name-for-each-mailbox',
      '0014-mails-are-given-up', '0015-mailboxes-are-proven',
      '0016-facets-of-what-a-lens-is', '0017-facets-of-what-a-frame-is', '0018-letters-have-a-purpose',
      '0019-customers-keep-addresses',
      '0020-reminder-alarms', '0030-payment-aliases', '0041-sessions-are-listed', '0042-buyers-rate-what-they-bought',
      '0045-consent-to-marketing',
      '0046-subscriptions',
      '0047-providers-open-accounts',
      '0047-words-of-mails-are-kept',
      '0048-mailboxes-are-changed',
      '0053-opticians-work-with-brands',
      '0053-values-of-eyes-are-kept',
      '0060-carts-left-behind',
      '0062-accounts-are-erased',
      '0063-passkeys',
      '0064-lenses-are-found-by-values',
      '0070-orders-move',
      '0080-people-work-in-the-shop',
      '0081-providers-forget',
      '0090-prices-are-planned',
      '0091-webhooks-are-told',
      '0092-letters-say-why', '0093-people-see-their-sessions', '0094-webhooks-say-why',
      '0095-telling-is-planned-once', '0100-carts-belong-to-accounts', '0105-letters-register', '0115-unpaid-orders-have-a-network',
      '0120-jobs-say-what-failed', '0121-mails-are-found-by-whom-they-name', '0122-charges-are-asked-about',
      '0125-staff-access-is-bounded',
      '0130-writing-is-probed',
      '0135-carts-are-found-by-account',
      '0140-keys-have-a-digest',
      '0145-reviews-are-moderated',
      '0155-carts-and-kept-mails-are-found-by-whom-they-name',
      '0156-mails-over-budget-are-counted',
      '0168-prices-have-a-history',
      '0170-subscriptions-have-a-key',
      '0171-carts-by-age', '0171-carts-by-email', '0171-kept-mails-by-age', '0171-mails-by-sending', '0171-mails-by-word',
      '0171-mails-given-up', '0171-mails-to-empty', '0171-mails-without-words', '0171-orders-of-guests', '0171-unproven-customers',
      '0172-reminders-repeat-orders',
      '0173-letters-have-a-request',
      '0174-reorder-links-belong-to-accounts',
      '0175-standard-names-of-customers', '0175-standard-names-of-mails', '0175-standard-names-of-orders',
      '0175-standard-names-of-outbox', '0175-standard-names-of-payments', '0176-standard-names',
      '0177-standard-values', '0177-standard-values-of-carts', '0177-standard-values-of-orders',
      '0178-orders-are-found-by-text', '0179-search-in-memory', '0180-product-columns-that-are-read',
      '0185-new-orders-without-triggers', '0185-order-changes-without-triggers', '0185-stock-without-triggers',
      '0186-audit-entries-are-found-by-text', '0186-coupons-are-found-by-text', '0186-customers-are-found-by-text',
      '0186-products-are-found-by-title',
      '0187-planned-prices-in-milliseconds',
    ])
  })

  it('F-O10 opens as many connections as configured, and migrates without blocking others for long', async () => {
    const url = await server.freshUrl()
    const few = await openDatabase({ url, connections: 2 })
    const pids = await Promise.all(Array.from({ length: 8 }, () =>
      sql<{ pid: number }>`select pg_backend_pid() as pid from pg_sleep(0.02)`.execute(few.db)))
    await few.close()
    expect(new Set(pids.map(({ rows: [row] }) => row?.pid)).size).toBe(2)
    const patient = openCommandPool(url)
    const { rows: [set] } = await patient.query<{ lock_timeout: string }>('show lock_timeout')
    await patient.end()
    expect(set?.lock_timeout).toBe('5s')
  })

  it('H-S22 of two planned prices the later one is written last, though another process is still at the earlier one', async () => {
    const database = await openDatabase({ url: await server.freshUrl() })
    const storage = openShopStorage(database.db)
    await value(storage.catalogue.fill(usualCatalogue()))
    const [early, late] = [new Date('2026-03-02T09:00:00Z'), new Date('2026-03-02T09:01:00Z')]
    const act = { by: 'Rosa', what: 'price.planned', about: '1001', at: early } as const
    const price = (current: number) => aPriceEntry({ productId: 1001, current })
    for (const [current, from] of [[1000, early], [2000, late]] as const)
      await value(storage.productChanges.planPrice(price(current), price(5000), from, act))
    const plan = (from: Date) => ({ productId: aPriceEntry({ productId: 1001 }).productId, priceChannel: 'iris-ch', from })
    const order: string[] = []
    const { later } = await database.db.transaction().execute(async (tx) => {
      await sql`select from price_plan where from_at = ${early} for update`.execute(tx)
      const begun = value(storage.productChanges.beginPrice(plan(late), late)).then(() => { order.push('late') })
      await sql`select pg_sleep(0.3)`.execute(tx)
      order.push('early')
      return { later: begun }
    })
    await later
    await value(storage.productChanges.beginPrice(plan(early), early))
    expect(order).toEqual(['early', 'late'])
    expect((await value(storage.prices.prices([plan(late).productId], 'iris-ch'))).map(({ current }) => current)).toEqual([2000])
    await database.close()
  })

  it('F-O10 retries the migration of a locked table', async () => {
    const url = await server.freshUrl()
    const older = await openDatabase({ url })
    await sql`create table product_text (category_titles text)`.execute(older.db)
    await sql`alter table product add column is_listed boolean`.execute(older.db)
    for (const step of [
      standardNames, standardPaymentNames, standardOutboxNames, standardOrderNames, standardMailNames, standardCustomerNames,
    ]) await step.down(older.db)
    await sql`delete from kysely_migration where name >= '0014'`.execute(older.db)
    await sql`drop table marketing_leave, marketing_request, marketing_consent, marketing_subscription`.execute(older.db)
    await sql`drop table payment_alias, alias_removal, partner_brand`.execute(older.db)
    await sql`drop function owe_alias_removal`.execute(older.db)
    await sql`alter table payment drop column keeps_card, drop column alias, drop column is_charge`.execute(older.db)
    await sql`drop sequence lens_pass_name`.execute(older.db)
    await sql`drop table job_failure, write_probe`.execute(older.db)
    await sql`alter table outbox drop column words, drop column emptied_at, drop column request_digest,
      drop column requested_at`.execute(older.db)
    await sql`alter table kept_mail drop column words`.execute(older.db)
    await sql`drop index outbox_by_sending, outbox_given_up, kept_mail_by_age, cart_by_age, cart_by_email, cart_by_account,
      customer_unproven, purchase_order_of_guest`.execute(older.db)
    await sql`drop table lens_pass, linked_identity, spent_token, subscription_letter, subscription`.execute(older.db)
    await sql`drop table product_rating, reorder_link, reminder_end, reminder_alarm, customer_address`.execute(older.db)
    await sql`drop function ratings_changed, count_ratings`.execute(older.db)
    await sql`delete from catalogue_version where part = 'product_rating'`.execute(older.db)
    await sql`drop table email_change, cart_letter, account_erasure, passkey, passkey_challenge`.execute(older.db)
    await sql`drop table webhook_delivery, webhook_endpoint, price_plan, price_history`.execute(older.db)
    await sql`alter table price drop column reference_cents, drop column charged_since`.execute(older.db)
    await sql`drop function price_unproven cascade`.execute(older.db)
    await sql`alter table outbox drop column fault, drop column fault_code`.execute(older.db)
    await sql`drop table order_change, refund, staff_session, access_token, staff_act, staff`.execute(older.db)
    await sql`drop table identity_removal`.execute(older.db)
    await sql`drop function owe_identity_removal`.execute(older.db)
    await sql`alter table reservation drop column returned`.execute(older.db)
    await sql`alter table purchase_order drop column buyer_left, drop column refunded_cents`.execute(older.db)
    await sql`drop table mailbox_proof`.execute(older.db)
    await sql`alter table session drop column id, drop column began_at, drop column used_at, drop column browser, drop column system`
      .execute(older.db)
    await sql`drop index customer_by_mailbox`.execute(older.db)
    await sql`alter table customer drop column proven_at`.execute(older.db)
    await sql`alter table customer add constraint customer_mailbox_key unique (mailbox)`.execute(older.db)
    await sql`alter table outbox drop column given_up_at`.execute(older.db)
    await sql`create index outbox_waiting on outbox (id)`.execute(older.db)
    const { opening } = await older.db.transaction().execute(async (tx) => {
      await tx.selectFrom('outbox').selectAll().execute()
      const begun = openDatabase({ url })
      await sql`select pg_sleep(6)`.execute(tx)
      return { opening: begun }
    })
    const opened = await opening
    expect(await opened.ready()).toBe(true)
    await Promise.all([opened.close(), older.close()])
  })

  it('opens though this thread is blocked for longer than a connection timeout', async () => {
    const opening = openDatabase({ url: await server.freshUrl() })
    await new Promise((resolve) => { setImmediate(resolve) })
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5200)
    const opened = await opening
    expect(await opened.ready()).toBe(true)
    await opened.close()
  })

  it('reports "not available" while the server is unreachable', async () => {
    const url = await server.freshUrl()
    const lonely = await openDatabase({ url })
    await sql`select 1`.execute(lonely.db)
    await server.stop()
    expect(await refusal(read(() => onHand(lonely.db, 'x')))).toEqual({ _tag: 'ServiceUnavailable' })
    expect(await lonely.ready()).toBe(false)
    await lonely.close()
    await expect(openDatabase({ url })).rejects.toThrow(
      /^The database at 127\.0\.0\.1:\d+\/iris_\d+ does not answer \(ECONNREFUSED\)\. .+\.$/,
    )
  })
})
