import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../../adapters/composition/shop-cli/run-command.ts'
import type { Article } from '../../../application/contract/staff/products.ts'
import { makeOutbox } from '../../../adapters/postgres/mail/outbox.ts'
import { aMail } from '../../support/builders/mail.ts'
import { fillDemoDatabase } from '../../support/fill-demo-database.ts'
import { openDatabase } from '../../support/open-database.ts'
import { value } from '../../support/outcome.ts'
import { startPostgres, type PostgresServer } from '../../support/postgres-server.ts'

const LONGEST = 120_000

type Ran = { readonly code: number; readonly out: string; readonly err: string }

describe('the command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'iris-command-'))
  const dataDir = join(folder, 'data')
  let server: PostgresServer
  let [url, onPostgres]: [string, Readonly<Record<string, string>>] = ['', {}]

  const run = async (words: string, environment = onPostgres, isTerminal = false): Promise<Ran> => {
    let [out, err] = ['', '']
    const code = await runCommand(words.split(' ').filter((word) => word !== ''), environment, {
      write: (text) => { out += text }, writeError: (text) => { err += text }, isTerminal,
    })
    return { code, out, err }
  }

  /** Changes the shop's database directly. */
  const behind = async (...statements: readonly string[]): Promise<void> => {
    const database = await openDatabase({ url })
    for (const statement of statements) await sql.raw(statement).execute(database.db)
    await database.close()
  }

  beforeAll(async () => {
    server = await startPostgres()
    url = await server.freshUrl()
    onPostgres = { DATA_DIR: dataDir, DATABASE_URL: url }
    const database = await openDatabase({ url })
    await fillDemoDatabase(database)
    await database.close()
  }, LONGEST)
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('lists every command, for people and for programs', async () => {
    const [help, json, nothing] = [await run('help'), await run('help --json'), await run('')]
    expect([help.code, json.code, nothing.out]).toEqual([0, 0, help.out])
    for (const { name } of JSON.parse(json.out) as readonly { readonly name: string }[]) expect(help.out).toContain(`\n  ${name}`)
    const stock = await run('stock --help')
    expect([stock.code, stock.out.split('\n')[0]]).toEqual([0, 'Usage: shop stock PRODUCT [--json]'])
  })

  it('shows the stock of a product by variant', async () => {
    const [text, json] = [await run('stock 1097'), await run('stock 1097 --json')]
    const articles = JSON.parse(json.out) as readonly Article[]
    expect(articles[0]).toEqual(
      { variantId: expect.stringMatching(/^1097:/), option: expect.any(Object), stock: { onHand: expect.any(Number), stopOrder: false } })
    const lines = articles.map(({ variantId, stock }) => `${variantId}: ${stock.onHand}${stock.stopOrder ? ', stop order' : ''}\n`)
    expect(text).toEqual({ code: 0, out: lines.join(''), err: '' })
    expect(await run('stock 999999')).toEqual({ code: 0, out: 'No stock recorded for product 999999.\n', err: '' })
    expect((await run('stock lenses')).code).toBe(2)
  })

  it('F-O44 deletes expired data; a kind that cannot be deleted is named on standard error and ends with 1', async () => {
    await behind('alter table used_token rename to used_token_elsewhere')
    const broken = await run('purge')
    await behind('alter table used_token_elsewhere rename to used_token')
    expect([broken.code, broken.out]).toEqual([1, 'Not all expired data could be deleted.\n'])
    expect(broken.err).toMatch(/^error: Job purge_expired_data failed for \w+: error 42P01\n$/)
    expect(await run('purge')).toEqual({ code: 0, out: 'Expired data was deleted.\n', err: '' })
  })

  it('ends with 2 on wrong arguments or configuration, and changes nothing', async () => {
    const wrong = [
      await run('sell'), await run('backup'), await run('staff'), await run('staff add a@b.ch Ruth chief'),
      await run('staff unlock a@b.ch everywhere'), await run('check all'), await run('check --thoroughly'),
      await run('check', { ...onPostgres, PORT: 'x', MODE: 'y' }),
    ]
    expect(wrong.map(({ code, out }) => [code, out])).toEqual(wrong.map(() => [2, '']))
    expect(wrong.map(({ err }) => err.split('\n').length > 1)).toEqual(wrong.map(() => true))
    expect(wrong[0]?.err).toContain('error: unknown command "sell"')
    expect(wrong[2]?.err.split('\n').map((line) => line.trim())).toEqual([
      'error: "staff" needs a subcommand', 'Usage:', 'shop staff add EMAIL NAME ROLES', 'shop staff reset EMAIL',
      'shop staff unlock EMAIL [ADDRESS]', '',
    ])
    expect(wrong.at(-1)?.err).toMatch(/PORT must be .*\n.*MODE must be|MODE must be .*\n.*PORT must be/)
  })

  it('H-S09 unlocks the back office for an employee whose password is under attack, from one network or from anywhere', async () => {
    expect((await run('staff add ruth@iris.example Ruth all')).code).toBe(0)
    expect((await run('staff unlock ruth@iris.example')).out).toContain('ruth@iris.example can sign in from any network')
    expect((await run('staff unlock ruth@iris.example 2001:db8::7')).out).toContain('from 2001:db8::7 for 30 days')
    expect(await run('staff unlock nobody@iris.example')).toMatchObject({ code: 1, out: '' })
    const database = await openDatabase({ url })
    const noted = await database.db.selectFrom('audit_entry').select(['about', 'detail']).where('what', '=', 'staff.unlocked').execute()
    const { secret } = await database.db.selectFrom('staff').select('secret').where('name', '=', 'Ruth').executeTakeFirstOrThrow()
    await database.close()
    expect(noted).toEqual([{ about: 'ruth@iris.example', detail: null }, { about: 'ruth@iris.example', detail: '2001:db8::' }])
    expect(secret).toMatch(/^v1\./)
  }, LONGEST)

  it('writes a first register, shows how it sets up the brands, and names every error of another', async () => {
    const file = join(folder, 'shops.json')
    const written = await run('shops --demo')
    writeFileSync(file, written.out)
    expect(await run(`shops ${file}`)).toEqual({ code: 0, out: (await run('shops')).out, err: '' })
    writeFileSync(file, written.out.replace('"CHF"', '"XXX"').replace('"domain"', '"domian"'))
    const { code, err } = await run(`shops ${file}`)
    expect(code).toBe(1)
    for (const fault of ['everyShop.currency has an invalid value', 'shops.iris.domain is missing', 'shops.iris.domian is not a setting'])
      expect(err).toContain(fault)
  })

  it('prints in one line what to do while the shop is open, or if there is none', async () => {
    const embedded = join(folder, 'embedded')
    const shop = await openDatabase({ dataDir: embedded })
    const refused = await run('check', { DATA_DIR: embedded })
    await shop.close()
    expect([refused.code, refused.err.trim().split('\n')]).toEqual(
      [1, [expect.stringMatching(/in use by process \d+ .*Stop that process first/)]])
    const none = join(folder, 'none')
    for (const words of ['check', 'backup x', 'stock 1', 'orders', 'orders IR-0', 'failed-mails', 'webhooks list', 'export x'])
      expect([words, await run(words, { DATA_DIR: none })])
        .toMatchObject([words, { code: 1, err: expect.stringContaining('No shop found') }])
    expect(existsSync(none)).toBe(false)
  }, LONGEST)

  it('D7 backs up a shop, restores it elsewhere, and verifies its consistency, with progress in a terminal only', async () => {
    const file = join(folder, 'iris.backup')
    const elsewhere = { DATA_DIR: join(folder, 'elsewhere') }
    expect((await run(`backup ${file}`)).code).toBe(0)
    expect((await run(`restore ${file}`, elsewhere)).code).toBe(0)
    const [was, is] = [await run('check --json', onPostgres, true), await run('check --json', elsewhere)]
    expect([was.code, is.code, JSON.parse(is.out)]).toEqual([0, 0, JSON.parse(was.out)])
    expect((JSON.parse(is.out) as { readonly orders: number }).orders).toBeGreaterThan(10)
    expect([was.err, is.err]).toEqual([expect.stringContaining('orders'), ''])
  }, LONGEST)

  it('lists orders, and shows one', async () => {
    const counted = JSON.parse((await run('orders --json')).out) as Readonly<Record<string, number>>
    expect(Object.values(counted).reduce((sum, one) => sum + one, 0)).toBeGreaterThan(10)
    const missing = await run('orders IR-0')
    expect([missing.code, missing.err]).toEqual([1, 'error: order IR-0 not found\n'])
    const database = await openDatabase({ url })
    const { number } = await database.db.selectFrom('purchase_order').select('number').orderBy('number').limit(1).executeTakeFirstOrThrow()
    await database.close()
    const result = await run(`orders ${number}`)
    expect([result.code, result.out.startsWith(`${number}: `), result.out.split('\n').length > 2]).toEqual([0, true, true])
  }, LONGEST)

  it('lists mails that failed finally, with the reason if known', async () => {
    const database = await openDatabase({ url })
    const keys = ['known', 'unknown']
    await database.db.insertInto('outbox').values(keys.map((key) => ({
      key, body: JSON.stringify(aMail({ key, to: `${key}@example.ch`, subject: `About ${key}` })),
    }))).execute()
    const [refusedMail, silentMail] = await database.db.selectFrom('outbox').select('id').where('key', 'in', keys).orderBy('key').execute()
    await value(makeOutbox(database.db).failPermanently(refusedMail!.id, new Date(), { kind: 'refused', code: '550 5.1.1' }))
    await database.db.updateTable('outbox').set({ failed_at: new Date() }).where('id', '=', silentMail!.id).execute()
    await database.close()
    const { code, out } = await run('failed-mails')
    expect([code, out]).toEqual([0, expect.stringMatching(/known@example\.ch  About known  \d+ attempts?, refused 550 5\.1\.1\n/)])
    expect(out).toMatch(/unknown@example\.ch  About unknown  \d+ attempts?, reason unknown\n/)
    expect(out).toContain('Total: 2')
    expect(JSON.parse((await run('failed-mails --json')).out)).toMatchObject({ total: 2 })
  }, LONGEST)

  it('D7 names every inconsistency of the data, and ends with 1', async () => {
    await behind(
      `update purchase_order set body = jsonb_set(body, '{totals,total,cents}', '1')
        where number = (select min(number) from purchase_order)`,
      `update purchase_order set body = body - 'lines' where number = (select max(number) from purchase_order)`,
      `insert into price select 999999, price_channel, currency, 1, 1, 1, bulk from price limit 1`,
      `update coupon set uses = uses + 1 where code = (select min(code) from coupon where usage_limit is null)`,
      `insert into stock (variant_id, on_hand, stop_order) values ('nothing', -1, true)`,
      `insert into reservation (order_token, variant_id, quantity) select token, 'nothing', 7 from purchase_order
        where number = (select min(number) from purchase_order)`,
    )
    const { code, out } = await run('check')
    expect(code).toBe(1)
    for (const message of [
      'Violated: the columns of an order match its document (IR-', 'Violated: the document of an order is valid (IR-',
      'Violated: the product of a price exists (999999',
      'Violated: the use count of a coupon matches its uses (', 'Violated: a variant with a stop order has no negative stock (nothing)',
      'Violated: the variant of a stock or reservation row exists (nothing)',
      'is CHF 0.01, expected CHF ', '7 of nothing are reserved, but only 0 were ordered',
    ]) expect(out).toContain(message)
  }, LONGEST)

  it('D7 reports a schema of another version, and nothing else', async () => {
    await behind(`delete from kysely_migration where name = '0070-orders-move'`).catch(() => undefined)
    const { code, out } = await run('check')
    expect([code, out.split('\n')[0]]).toEqual([1, 'Violated: the tables have the migrations of this version (0070-orders-move)'])
  }, LONGEST)
})
