import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_STAFF_PASSWORD, DEMO_STAFF_SECRET } from '../../adapters/seed/staff/demo-staff.ts'
import { startShop, whenReady, type ShopProcess } from '../e2e/support/shop-process.ts'
import { freePort } from '../support/free-port.ts'
import { requestShop } from '../support/system/request-shop.ts'
import { shopEnvironments, type ShopEnvironment } from '../support/system/shop-environments.ts'
import { leadingTo, openPaymentProvider, SIGN_KEY } from '../support/system/payment-provider.ts'
import { aPayer } from '../support/system/payer.ts'
import { beginShop, runShop } from '../support/system/run-shop.ts'
import { openDatabase } from '../support/open-database.ts'
import { codeAt } from '../support/staff/back-office.ts'

type CatalogueDocument = { readonly prices: { current: number }[]; readonly shippingMethods: { price: { cents: number } }[] }
type Checked = { readonly orderFaults: readonly unknown[]; readonly storageFaults: readonly unknown[] }
type Sums = { readonly tables: Readonly<Record<string, unknown>> }

const kill = async ({ child, ended }: ShopProcess): Promise<void> => {
  child.kill('SIGKILL')
  await ended
}

/** Blocks the work in the middle: it waits for a locked table until the lock is released. */
const lockTable = async (url: string, table: string) => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await client.query('begin')
  await client.query(`lock table ${table} in access exclusive mode`)
  const waits = 'select count(*)::int as waiting from pg_locks where not granted'
  return {
    untilWaited: async () => {
      await expect.poll(async () => (await client.query<{ waiting: number }>(waits)).rows[0]?.waiting, { timeout: 30_000 }).toBe(1)
    },
    unlinkProvider: async () => {
      await client.query('rollback')
      await client.end()
    },
  }
}

describe.each(shopEnvironments)('interrupted work, on $name', { timeout: 180_000 }, ({ name, open, openEmpty }) => {
  const folder = mkdtempSync(join(tmpdir(), 'iris-killed-'))
  const running: ShopProcess[] = []
  const at = (file: string): string => join(folder, file)
  let [environment, other]: [ShopEnvironment | undefined, ShopEnvironment | undefined] = [undefined, undefined]
  let env: ShopEnvironment['env'] = {}

  const opened = async (more: Readonly<Record<string, string>> = {}): Promise<ShopProcess> => {
    const shop = startShop(await freePort(), { ...env, ...more })
    running.push(shop)
    await whenReady(shop)
    return shop
  }
  const closed = async ({ child, ended }: ShopProcess): Promise<void> => {
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  }
  const exported = async (file: string): Promise<string> => {
    await runShop(['export', at(file)], env)
    return readFileSync(at(file), 'utf8')
  }
  /** Kills the work once it waits for the table, or, where it cannot be locked, before it could end. */
  const killedInTheMiddle = async (words: readonly string[], table: string, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> => {
    const url = env['DATABASE_URL']
    if (url !== undefined) {
      const lock = await lockTable(url, table)
      const begun = beginShop(words, env)
      try {
        await lock.untilWaited()
        begun.kill(signal)
        expect(await begun.ended).toBe(signal)
      } finally {
        await lock.unlinkProvider()
      }
      return
    }
    const begun = beginShop(words, env)
    await pause(2000)
    begun.kill(signal)
    expect(await begun.ended).toBe(signal)
  }

  beforeAll(async () => {
    if (!existsSync('dist/server/shop.js')) throw new Error('The shop is not built: run `npm run build` first')
    ;[environment, other] = [await open(), await openEmpty()]
    ;({ env } = environment)
  }, 120_000)
  afterAll(async () => {
    for (const shop of running) if (shop.child.exitCode === null && shop.child.signalCode === null) await kill(shop)
    await environment?.remove()
    await other?.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  it('leaves nothing of an import, which is complete when it is repeated', async () => {
    const before = await exported('before.json')
    const products = JSON.parse(before) as CatalogueDocument
    for (const price of products.prices) price.current -= 1
    for (const method of products.shippingMethods) method.price.cents += 1
    writeFileSync(at('new.json'), JSON.stringify(products))
    const place = environment!.location
    const slowed = 'url' in place ? undefined : await openDatabase(place)
    if (slowed !== undefined) {
      await sql`create function slow() returns trigger language plpgsql
        as 'begin perform pg_sleep(60); return new; end'`.execute(slowed.db)
      await sql`create trigger slow before update on shipping_method for each row execute function slow()`.execute(slowed.db)
      await slowed.close()
    }
    await killedInTheMiddle(['import', at('new.json')], 'shipping_method')
    if (!('url' in place)) {
      const quick = await openDatabase(place)
      await sql`drop function slow cascade`.execute(quick.db)
      await quick.close()
    }
    expect(await exported('killed.json')).toBe(before)
    await runShop(['import', at('new.json')], env)
    expect(JSON.parse(await exported('after.json'))).toEqual(products)
    expect(await runShop(['import', at('new.json')], env)).toMatchObject({ prices: { added: 0, changed: 0 } })
  })

  it.runIf(name === 'PostgreSQL')('leaves no invalid backup', async () => {
    const file = at('shop.backup')
    await killedInTheMiddle(['backup', file], 'stock')
    expect(existsSync(file)).toBe(false)
    await expect(runShop(['restore', `${file}.part`], other!.env)).rejects.toThrow(/truncated|not a backup/)
    await killedInTheMiddle(['backup', file], 'stock', 'SIGTERM')
    expect(readdirSync(folder).filter((one) => one.startsWith('shop.backup'))).toEqual([])
  })

  it('leaves nothing of a restore, which is complete when it is repeated', async () => {
    const file = at('shop.backup')
    const saved = await runShop(['backup', file], env) as Sums
    const pipe = at('half')
    execFileSync('sh', ['-c', 'mkfifo "$0"', pipe])
    const begun = beginShop(['restore', pipe], other!.env)
    const half = createWriteStream(pipe)
    half.on('error', () => {})
    half.write(readFileSync(file).subarray(0, statSync(file).size / 2))
    await expect.poll(() => half.writableLength, { timeout: 30_000 }).toBe(0)
    // All input is read; it waits in the middle of its rows.
    await pause(500)
    begun.kill()
    expect(await begun.ended).toBe('SIGKILL')
    half.destroy()
    const back = await runShop(['restore', file], other!.env) as Sums
    expect(back.tables).toEqual(saved.tables)
    expect(await runShop(['check'], other!.env) as Checked).toMatchObject({ orderFaults: [], storageFaults: [] })
  })

  it('refunds once, though the provider credited it and the shop was killed before the response', async () => {
    const provider = await openPaymentProvider()
    const paying = {
      DATATRANS_MERCHANT_ID: '1110012345', DATATRANS_PASSWORD: 'a password', DATATRANS_SIGN_KEY: SIGN_KEY,
      NODE_OPTIONS: leadingTo(provider.url),
    }
    const shop = await opened(paying)
    const search = await requestShop<{ readonly result: readonly { readonly product_id: number; readonly title: string }[] }>(
      `${shop.url}/api/search?term=Biofinity&page=0&hitsPerPage=40&locale=de`)
    const product = search.body.result.find(({ title }) => title === 'Biofinity')?.product_id ?? 0
    const { token } = await aPayer(1, product).order(shop.url)
    await requestShop(`${shop.url}/api/orders/by-token/${token}/payments`, 'POST', { payment_method: 'visa' })
    const [transaction = ''] = provider.started.keys()
    const notice = provider.notice(transaction)
    const response = await fetch(`${shop.url}/api/payments/notice`, { method: 'POST', body: notice.body, headers: notice.headers })
    expect(response.status).toBe(200)

    const first = await fetch(`${shop.url}/api/staff/session`, {
      method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'lea@iris.example', password: DEMO_STAFF_PASSWORD }),
    })
    const second = await fetch(`${shop.url}/api/staff/session/code`, {
      method: 'POST', body: JSON.stringify({ code: codeAt(DEMO_STAFF_SECRET, new Date()) }),
      headers: { 'content-type': 'application/json', cookie: first.headers.getSetCookie()[0]?.split(';')[0] ?? '' },
    })
    const cookie = second.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const { body: { number } } = await requestShop<{ readonly number: string }>(`${shop.url}/api/orders/by-token/${token}/status`)
    const request = { key: randomUUID(), amount: { value: 500, currency: 'CHF' } }
    const refund = (at: ShopProcess) =>
      requestShop<{ readonly refunds: readonly { readonly state: string }[] }>(
        `${at.url}/api/staff/orders/${number}/refunds`, 'POST', request, { cookie })
    provider.silence(true)
    expect((await refund(shop)).body.refunds).toMatchObject([{ state: 'requested' }])
    await expect.poll(() => [...provider.credits.values()], { timeout: 30_000 }).toEqual([[500]])
    await kill(shop)
    provider.silence(false)
    const books = await openDatabase(environment!.location)
    await books.db.updateTable('refund').set({ retry_at: new Date(0) }).execute()
    await books.close()

    const again = await opened(paying)
    await expect.poll(async () => (await refund(again)).body.refunds.map(({ state }) => state), { timeout: 30_000 }).toEqual(['paid'])
    expect([...provider.credits.values()]).toEqual([[500]])
    await closed(again)
    await provider.close()
    expect(await runShop(['check'], env) as Checked).toMatchObject({ orderFaults: [], storageFaults: [] })
  })
})
