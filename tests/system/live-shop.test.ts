import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { OPERATIONS } from '../../adapters/commerce-api/operations.ts'
import register from '../../adapters/seed/shops/register.json' with { type: 'json' }
import { orderBody, type ReadCart } from '../support/order-body.ts'
import { companyRegister } from '../support/company-register.ts'
import { openMailCatcher } from '../adapters/mail/mail-catcher.ts'
import { startShop, whenReady, type ShopProcess } from '../e2e/support/shop-process.ts'
import { validBodyOf } from '../support/api/valid-bodies.ts'
import { freePort } from '../support/free-port.ts'
import { requestRaw, rawRequest, statusOf } from '../support/system/request-raw.ts'
import { leadingTo, openPaymentProvider, SIGN_KEY } from '../support/system/payment-provider.ts'
import { codeAt } from '../support/staff/back-office.ts'
import { startFilledPostgres } from '../support/filled-directory.ts'
import type { PostgresServer } from '../support/postgres-server.ts'
import { orderedCookie, TEST_SECRET } from '../support/cookie-signer.ts'

const EMAIL = 'anna.keller@live.example.ch'
const ADDRESS = {
  first_name: 'Annabarbara', last_name: 'Kellerhals', street: 'Seeweg', street_number: '4', postcode: '8002', city: 'Zürich',
  country_code: 'CH',
}
/** The visible text of a mail. */
const wordsOf = ({ raw }: { readonly raw: string }): string => {
  const bytes = raw.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, byte: string) => String.fromCharCode(parseInt(byte, 16)))
  return Buffer.from(bytes, 'latin1').toString().replaceAll(/\s+/g, ' ')
}

const OPTION = { l_sphere: -3, l_radius: 8.6, l_diameter: 14 }

type PaymentProvider = Awaited<ReturnType<typeof openPaymentProvider>>
type Catcher = Awaited<ReturnType<typeof openMailCatcher>>
type Answer<Body> = { readonly status: number; readonly body: Body; readonly head: string; readonly text: string }

/** A request as the proxy before the shop forwards it. */
const throughProxy = async <Body>(
  port: number, method: string, target: string, body?: unknown, carried: Readonly<Record<string, string>> = {},
): Promise<Answer<Body>> => {
  const json = body === undefined ? {} : { 'content-type': 'application/json' }
  const headers = {
    host: 'www.iris.example', 'x-forwarded-for': '198.51.100.4', 'x-forwarded-proto': 'https', ...json, ...carried,
  }
  const bytes = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
  const response = await requestRaw(
    port, rawRequest(method, target, { ...headers, 'content-length': String(Buffer.byteLength(bytes)) }, bytes),
  )
  const [head = '', text = ''] = response.split('\r\n\r\n', 2)
  const isJson = /content-type: application\/(problem\+)?json/i.test(head) && !/transfer-encoding: chunked/i.test(head)
  return { status: statusOf(response), head, text, body: (isJson ? JSON.parse(text) : undefined) as Body }
}

/** Used for all personal data; no text of the shop contains it. */
const MARK = 'zyxwvut'
/** A password that contains the own e-mail address is rejected. */
const HIDDEN = 'qjxkvbz'
const MARKED = { email: `${MARK}@life.example.ch`, password: `${HIDDEN}-Sehr7gut`, first_name: MARK, last_name: MARK }
const OF_A_PERSON = /^(first_name|last_name|name|street|city|message|subject|comment|contract|password|.*_password)$/

/** The same with the marker in every address or personal field, or in every text. */
const marked = (input: unknown, isEveryText: boolean, field = ''): unknown => {
  if (typeof input === 'string') {
    if (input.includes('@')) return MARKED.email
    return isEveryText || OF_A_PERSON.test(field) ? MARKED.password : input
  }
  if (Array.isArray(input)) return input.map((one) => marked(one, isEveryText, field))
  if (typeof input !== 'object' || input === null) return input
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, marked(value, isEveryText, name)]))
}

/** The brands as configured by a company. */
const OWN_REGISTER = companyRegister()

/** The shop as a company would run it: on PostgreSQL, behind a proxy, with a mail server, a payment provider and two processes. */
describe('a live shop', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'iris-live-'))
  const running: ShopProcess[] = []
  let [one, other, watching] = [0, 0, 0]
  /** The token of the ordered cart: its buyer's browser contains it. */
  let bought = ''
  let first: ShopProcess
  /** The log message of a shop without products at its start. */
  let empty = { startLog: '', ready: 0 }
  let second: ShopProcess
  let [postgres, provider, mails]: [
    PostgresServer | undefined, PaymentProvider | undefined, Catcher | undefined,
  ] = [undefined, undefined, undefined]

  const start = async (port: number, env: Readonly<Record<string, string>>): Promise<ShopProcess> => {
    const shop = startShop(port, { DATA_DIR: join(folder, String(port)), ...env })
    running.push(shop)
    await whenReady(shop)
    return shop
  }
  const live: Record<string, string> = {}
  const command = async (words: readonly string[], env: Readonly<Record<string, string>>): Promise<string> =>
    (await promisify(execFile)(process.execPath, ['dist/server/shop.js', ...words], { env: { ...env, NODE_OPTIONS: '' } })).stdout

  beforeAll(async () => {
    postgres = await startFilledPostgres(join(folder, 'demo'))
    provider = await openPaymentProvider()
    mails = await openMailCatcher()
    const [url, demoUrl] = [await postgres.freshUrl(), await postgres.demoUrl()]
    // A live shop starts without products: it imports those of the demo shop.
    const products = join(folder, 'catalogue.json')
    await command(['export', products], { DATABASE_URL: demoUrl })
    const shops = join(folder, 'shops.json')
    writeFileSync(shops, JSON.stringify(OWN_REGISTER))
    Object.assign(live, {
      MODE: 'live', SHOPS: shops, DATATRANS_ENVIRONMENT: 'sandbox', DATABASE_URL: url,
      SECRET: TEST_SECRET,
      PUBLIC_URL: 'https://www.iris.example', BRAND_URLS: 'mrlens=https://www.mrlens.example', TRUST_PROXY: '1',
      SMTP_URL: mails.url, SMTP_TLS: 'optional', PLAIN_PAGES: 'yes', MAIL_FROM: 'returned@iris.example',
      DATATRANS_MERCHANT_ID: '1110012345', DATATRANS_PASSWORD: 'a password',
      DATATRANS_SIGN_KEY: SIGN_KEY, NODE_OPTIONS: leadingTo(provider.url), LOG_LEVEL: 'info', DRAIN_SECONDS: '2',
    })
    ;[one, other] = [await freePort(), await freePort()]
    watching = await freePort()
    first = startShop(one, { DATA_DIR: join(folder, String(one)), ...live, METRICS_PORT: String(watching) })
    running.push(first)
    await vi.waitUntil(() => first.output().includes('The shop'), { timeout: 60_000 })
    empty = { startLog: first.output(), ready: (await throughProxy(one, 'GET', '/health/ready')).status }
    await command(['import', products], live)
    await whenReady(first)
    second = await start(other, { ...live, LOG_LEVEL: 'trace' })
  }, 180_000)

  afterAll(async () => {
    for (const { child, ended } of running) {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
      await ended
    }
    await Promise.all([provider?.close(), mails?.close()])
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('reports at its start that it has no products yet, and how to import them; it is ready once they are imported', () => {
    expect(empty.ready).toBe(503)
    expect(empty.startLog).toContain('The shop runs at https://www.iris.example and is not ready: it has no products yet')
    expect(empty.startLog).toContain('import catalogue.json')
  })

  it('F-O12 states its public addresses, each brand its own, and selects the brand by the host alone', async () => {
    const home = await throughProxy(one, 'GET', '/')
    expect(home.status).toBe(200)
    expect((await throughProxy(one, 'GET', '/robots.txt')).text).toContain('https://www.iris.example/sitemap.xml')
    const mrlens = await throughProxy(one, 'GET', '/robots.txt', undefined, { host: 'www.mrlens.example' })
    expect(mrlens.text).toContain('https://www.mrlens.example/sitemap.xml')
    const forged = await throughProxy(one, 'GET', '/robots.txt', undefined, { 'x-forwarded-host': 'www.mrlens.example' })
    expect(forged.text).not.toContain('mrlens')
    expect(home.head).toMatch(/strict-transport-security/i)
  })

  it('names the seller from its register', async () => {
    expect((await throughProxy(one, 'GET', '/legal-notice')).text).toContain('Sehhaus am Bahnhof AG')
    const mrlens = await throughProxy(one, 'GET', '/legal-notice', undefined, { host: 'www.mrlens.example' })
    expect(mrlens.text).toContain(OWN_REGISTER.shops.mrlens.phone)
  })

  it('H-O01 shows the values of SHOPS everywhere: no page and no mail has demo values, and no page is the demo’s', async () => {
    const own = OWN_REGISTER.shops.iris
    for (const path of ['/', '/contact', '/legal-notice', '/returns', '/shipping-info', '/terms', '/privacy', '/fr/contact', '/c/lens']) {
      const { status, text } = await throughProxy(one, 'GET', path)
      expect([path, status, text.includes(own.phone)]).toEqual([path, 200, true])
      for (const { phone, email, details } of Object.values(register.shops))
        for (const value of [phone, email, details.company, ...details.address, '(Demo)', register.everyShop.transfer.iban])
          expect([path, value, text.includes(value)]).toEqual([path, value, false])
    }
    for (const slug of ['lens-values', 'first-lenses', 'lens-care'])
      expect([slug, (await throughProxy(one, 'GET', `/${slug}`)).status]).toEqual([slug, 404])
    const person = { name: 'Kim', email: 'kim@live.example.ch' }
    const message = { key: 'message-1', ...person, subject: 'Frage', message: 'Wann kommt die Lieferung an?' }
    const sent = await throughProxy(one, 'POST', '/api/contact-messages', message)
    expect([200, 201, 202]).toContain(sent.status)
    await expect.poll(() => mails?.caught.filter(({ to }) => to.includes(own.email)).length, { timeout: 20_000 }).toBe(1)
    const written = mails?.caught.map(({ to, raw }) => `${to.join()} ${raw}`.replaceAll('=\r\n', '')) ?? []
    expect(written.filter((mail) => mail.includes(register.shops.iris.email) || mail.includes(register.shops.iris.phone))).toEqual([])
  })

  it('sells with two processes, is paid by a signed webhook, and sends the mail from its public address', async () => {
    const result = await throughProxy<undefined>(one, 'GET', '/p/1097')
    expect([200, 301, 308]).toContain(result.status)
    const made = await throughProxy<{ readonly token_value: string }>(one, 'POST', '/api/carts', {})
    const cart = made.body.token_value
    bought = cart
    const path = `/api/carts/${cart}`
    const items = [{ product: { product_id: 1097, option: OPTION }, quantity: 2 }]
    expect((await throughProxy(other, 'POST', `${path}/items`, { items })).status).toBe(200)
    const input = { email: EMAIL, billing_address: ADDRESS, shipping_address: null }
    expect((await throughProxy(one, 'PATCH', path, input)).status).toBe(200)
    const shipping = { shipping_method: 'swisspost_a_post_parcel' }
    expect((await throughProxy(other, 'PUT', `${path}/shipping-method`, shipping)).status).toBe(200)
    const paid = await throughProxy<ReadCart>(one, 'PUT', `${path}/payment-method`, { payment_method: 'twint' })
    const order = await throughProxy<{ readonly token_value: string }>(other, 'POST', '/api/orders', orderBody(paid.body))
    expect(order.status).toBe(201)
    const token = order.body.token_value
    const attempt = await throughProxy<{ readonly redirect: string }>(
      one, 'POST', `/api/orders/by-token/${token}/payments`, { payment_method: 'twint' })
    const transaction = [...(provider?.started.keys() ?? [])].at(-1) ?? ''
    const started = provider?.started.get(transaction)
    expect(attempt.body.redirect).toBe(`https://pay.sandbox.datatrans.com/v1/start/${transaction}`)
    const webhook = { url: 'https://www.iris.example/api/payments/notice' }
    expect(started).toMatchObject({ amount: paid.body.total, currency: 'CHF', webhook })

    const forged = provider?.notice(transaction, 'ff'.repeat(16))
    expect((await throughProxy(other, 'POST', '/api/payments/notice', forged?.body, forged?.headers)).status).toBe(401)
    const notice = provider?.notice(transaction)
    expect((await throughProxy(other, 'POST', '/api/payments/notice', notice?.body, notice?.headers)).status).toBe(200)
    const state = await throughProxy<{ readonly state: string }>(
      one, 'GET', `/api/orders/by-token/${token}`, undefined, { cookie: orderedCookie(cart) })
    expect(state.body.state).toBe('new')
    await expect.poll(() => mails?.caught.filter(({ to }) => to.includes(EMAIL)).length, { timeout: 20_000 }).toBeGreaterThan(0)
    const mail = mails?.caught.find(({ to }) => to.includes(EMAIL))
    expect(mail?.from).toBe('returned@iris.example')
    expect(mail?.raw.replaceAll('=\r\n', '')).toContain('https://www.iris.example/')
    // During operation: the payment equals the order total, and its units are out of stock.
    const checked = JSON.parse(await command(['check', '--json'], live)) as { readonly orders: number }
    expect(checked.orders).toBe(1)
  })

  it('is operated by added staff: packed, shipped in two, partly returned and refunded, each visible to the buyer', async () => {
    const letIn = await command(['staff', 'add', 'ruth@iris.example', 'Ruth Amrein', 'all', '--json'], live)
    const ruth = JSON.parse(letIn) as { readonly email: string; readonly password: string; readonly secret: string }
    await expect(command(['staff', 'add', 'ruth@iris.example', 'Another', 'products'], live)).rejects.toThrow(/address is already in use/)
    const cookieOf = (head: string): string => /set-cookie: (__Host-[^=]+=[^;]+)/i.exec(head)?.[1] ?? ''
    const credentials = { email: ruth.email, password: ruth.password }
    const begun = await throughProxy(one, 'POST', '/api/staff/session', credentials)
    const code = { code: codeAt(ruth.secret, new Date()) }
    const session = await throughProxy(other, 'POST', '/api/staff/session/code', code, { cookie: cookieOf(begun.head) })
    expect([begun.status, session.status]).toEqual([200, 200])
    const cookie = cookieOf(session.head)

    type OrderList = { readonly 'hydra:member': readonly { readonly number: string }[] }
    const result = await throughProxy<OrderList>(one, 'GET', '/api/staff/orders?state=new', undefined, { cookie })
    const number = result.body['hydra:member'][0]?.number ?? ''
    type OrderView = { readonly state: string; readonly token_value: string; readonly refunded_total: number }
    type File = { readonly order: OrderView & { readonly items: readonly { readonly id: string }[] } }
    const orderView = async ({ order }: File): Promise<OrderView> => (await throughProxy<OrderView>(
      one, 'GET', `/api/orders/by-token/${order.token_value}`, undefined, { cookie: orderedCookie(bought) })).body
    const act = async (port: number, what: string, body: object): Promise<File> => {
      const path = `/api/staff/orders/${number}/${what}`
      const done = await throughProxy<File>(port, 'POST', path, { key: randomUUID(), ...body }, { cookie })
      expect([what, done.status]).toEqual([what, 200])
      return done.body
    }
    // The buyer sees each status of it, at either process.
    const stands: string[] = []
    const step = async (port: number, what: string, body: object): Promise<File> => {
      const file = await act(port, what, body)
      stands.push((await orderView(file)).state)
      return file
    }
    await step(one, 'steps', { step: 'accept' })
    await step(other, 'steps', { step: 'start_packing' })
    const packed = await step(one, 'steps', { step: 'pack' })
    const items = packed.order.items.map(({ id }) => ({ item_id: id, quantity: 1 }))
    await step(other, 'parcels', { carrier: 'swisspost', tracking: '99.60.123456.00000001', items })
    await step(one, 'parcels', { carrier: 'swisspost', tracking: '99.60.123456.00000002' })
    const delivered = await step(other, 'steps', { step: 'deliver' })
    await step(other, 'returns', { items, is_sellable: true })
    const amount = { value: 500, currency: 'CHF' }
    await step(one, 'refunds', { amount })
    expect(stands).toEqual(['accepted', 'open', 'packed', 'partly_shipped', 'shipped', 'delivered', 'delivered', 'delivered'])
    await expect.poll(() => [...(provider?.credits.values() ?? [])], { timeout: 60_000 }).toEqual([[amount.value]])

    const readMails = (): readonly string[] => (mails?.caught ?? []).filter(({ to }) => to.includes(EMAIL)).map(wordsOf)
    await expect.poll(() => readMails().length, { timeout: 20_000 }).toBe(5)
    const MAILS = [
      /Vielen Dank für .{4,5} Bestellung/, /verschickt.* Der Rest folgt in einem weiteren Paket.*99\.60\.123456\.00000001/,
      /verschickt(?!.* Der Rest folgt).*99\.60\.123456\.00000002/, /ist bei uns angekommen: .*1 × /,
      /CHF 5\.00 .*über dieselbe Zahlungsart/,
    ]
    const mailTexts = readMails()
    expect(mailTexts.filter((words) => words.includes(number))).toHaveLength(MAILS.length)
    for (const mail of MAILS) expect([mail, mailTexts.filter((words) => mail.test(words)).length]).toEqual([mail, 1])
    expect(await orderView(delivered)).toMatchObject({ state: 'delivered', refunded_total: amount.value })
    expect(JSON.parse(await command(['check', '--json'], live))).toMatchObject({ orders: 1, orderFaults: [], storageFaults: [] })
  })

  it('F-I01 F-O02 counts by the header of its proxy, and logs no name, address or token', async () => {
    const wrong = { email: EMAIL, password: 'not-the-password-1' }
    const guess = (from: string) => throughProxy(one, 'POST', '/api/session', wrong, { 'x-forwarded-for': from })
    const statuses: number[] = []
    for (let tried = 0; tried < 12; tried += 1)
      statuses.push((await guess(`203.0.113.${tried}, 198.51.100.9`)).status)
    expect(statuses.slice(10)).toEqual([429, 429])
    const lines = first.output().split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as object)
    expect(lines.filter((line) => 'req' in line).every((line) => 'reqId' in line)).toBe(true)
    expect(lines.length).toBeGreaterThan(10)
    expect(first.output()).not.toMatch(/Kellerhals|Annabarbara|live\.example\.ch|Seeweg|198\.51\.100|not-the-password/)
  })

  it('H-O06 K6 sells nothing while its database is read-only, shows its pages, explains why, and recovers by itself', async () => {
    const admin = new pg.Client({ connectionString: live['DATABASE_URL'] })
    await admin.connect()
    const setReadOnly = async (state: 'on' | 'off'): Promise<void> => {
      await admin.query(`alter system set default_transaction_read_only = ${state}`)
      await admin.query('select pg_reload_conf()')
    }
    const figure = async (name: string): Promise<number> => {
      const metrics = await (await fetch(`http://127.0.0.1:${watching}/metrics`)).text()
      return Number(new RegExp(`^${name}(?:\\{code="25006"\\})? (\\d+)$`, 'm').exec(metrics)?.[1])
    }
    const ready = async () => (await throughProxy<{ readonly status: string }>(one, 'GET', '/health/ready')).body.status
    const addItem = async (token: string) => {
      const items = [{ product: { product_id: 1097, option: OPTION }, quantity: 1 }]
      return throughProxy(one, 'POST', `/api/carts/${token}/items`, { items })
    }
    const createCart = () => throughProxy<{ readonly token_value: string }>(one, 'POST', '/api/carts', {})
    const { body: { token_value: cart } } = await createCart()
    expect([await ready(), await figure('iris_database_writable')]).toEqual(['ready', 1])
    await setReadOnly('on')
    try {
      // Each connection rereads the setting on its own: carts are created meanwhile, since the quantity of a product is limited.
      await expect.poll(async () => (await createCart()).status, { timeout: 20_000, interval: 50 }).toBe(503)
      let refused = await addItem(cart)
      await expect.poll(async () => (refused = await addItem(cart)).status, { timeout: 20_000, interval: 200 }).toBe(503)
      const id = /x-request-id: (\S+)/i.exec(refused.head)?.[1]
      const logged = (): unknown => {
        const lines = first.output().split('\n').filter((line) => line.includes(`"reqId":"${id}"`))
        return JSON.parse(lines.find((line) => line.includes('DatabaseUnavailable')) ?? '{}')
      }
      await expect.poll(logged, { timeout: 10_000 }).toMatchObject({ level: 50, error: { cause: { code: '25006' } } })
      const state = async () => [await ready(), await figure('iris_database_writable')]
      await expect.poll(state, { timeout: 20_000, interval: 100 }).toEqual(['impaired', 0])
      expect(await figure('iris_database_errors_total')).toBeGreaterThan(0)
      expect([(await throughProxy(one, 'GET', '/c/lens')).status, (await throughProxy(one, 'GET', `/api/carts/${cart}`)).status])
        .toEqual([200, 200])
    } finally {
      await setReadOnly('off')
      await admin.end()
    }
    // Each try fills a new cart, for the same reason.
    const sellsOn = async () =>
      [await ready(), (await addItem((await createCart()).body.token_value)).status, await figure('iris_database_writable')]
    await expect.poll(sellsOn, { timeout: 20_000, interval: 200 }).toEqual(['ready', 200, 1])
  })

  it('F-I01 G5 L5 logs no personal data at the most verbose level, for any request, also when no mail is sent', async () => {
    let count = 0
    const ask = (method: string, target: string, body?: unknown, carried: Readonly<Record<string, string>> = {}) =>
      throughProxy(other, method, target, body, { 'x-forwarded-for': `203.0.113.${(count += 1) % 250}`, ...carried })
    expect((await ask('POST', '/api/customers', MARKED)).status).toBe(201)
    const token = (): string | undefined => mails?.caught.filter(({ to }) => to.includes(MARKED.email))
      .flatMap(({ raw }) => /confirm-email\/([\w-]{43,})/.exec(raw.replaceAll('=\r\n', ''))?.[1] ?? []).at(0)
    await expect.poll(token, { timeout: 20_000 }).toBeDefined()
    await mails?.close()
    const secret = token() ?? ''
    const entered = await ask('POST', '/api/email-verifications', { token: secret, password: MARKED.password, cart_token: null })
    const cookie = [...entered.head.matchAll(/set-cookie: ([^;]+)/gi)].map(([, pair]) => pair).join('; ')
    expect(entered.status).toBe(200)
    const query = `?email=${MARKED.email}&term=${MARK}&token=${MARK}`
    const statuses = new Set<number>()
    for (const operation of Object.values(OPERATIONS).filter(({ path, method }) => path !== '/api/session' || method !== 'DELETE')) {
      const target = `${operation.path.replaceAll(/\{\w+\}/g, MARK)}${query}`
      const good = operation.method === 'GET' ? [undefined] : [false, true].map((every) => marked(validBodyOf(operation), every))
      for (const body of [...good, `{"email":"${MARKED.email}","name":`])
        statuses.add((await ask(operation.method, target, operation.method === 'GET' ? undefined : body, { cookie })).status)
    }
    const pages = [
      `/${MARKED.email}`, `/Frau-${MARK}`, `/p/1097/${MARKED.email}`, `/login${query}`, `/s?search=${MARK}`, `/confirm-email/${MARK}`,
      `/%${MARK}`, `/api/${MARK}`,
      ...['/c/lens', '/authenticate', '/my-account/overview'].map((path) => `${path}?hash=${MARK.padEnd(43, 'h')}`),
    ]
    for (const page of pages)
      statuses.add((await ask('GET', page, undefined, { cookie, referer: `https://www.iris.example/${MARK}` })).status)
    const form = {
      'content-type': 'application/x-www-form-urlencoded', origin: 'https://www.iris.example', 'sec-fetch-site': 'same-origin',
    }
    statuses.add((await ask('POST', '/login', new URLSearchParams(MARKED).toString(), form)).status)
    expect([200, 400, 404, 422].filter((status) => !statuses.has(status))).toEqual([])
    const lines = second.output().split('\n').filter((line) => line.startsWith('{'))
    // One line per request, when it is answered.
    const response = lines.map((line) => JSON.parse(line) as object).filter((line) => 'req' in line)
    expect(response.length).toBeGreaterThanOrEqual(count)
    expect(response.filter((line) => !('res' in line))).toEqual([])
    const secrets = [MARK, HIDDEN, secret.toLowerCase(), ...cookie.toLowerCase().split('; ').map((pair) => pair.split('=')[1] ?? MARK)]
    expect(lines.filter((line) => secrets.some((one) => line.toLowerCase().includes(one)))).toEqual([])
  })

  it('F-O03 closes a connection that sends its request byte by byte, and answers others meanwhile', async () => {
    const from = Date.now()
    const line = connect(one, '127.0.0.1')
    const closed = new Promise<number>((resolve) => { line.once('close', () => { resolve(Date.now() - from) }) })
    line.on('error', () => {}).resume()
    line.write('GET / HTTP/1.1\r\nhost: www.iris.example\r\nx-slow: ')
    const timeout = setInterval(() => { line.write('y') }, 500)
    expect((await throughProxy(one, 'GET', '/health/ready')).status).toBe(200)
    const after = await closed
    expect([after > 5000, after < 40_000]).toEqual([true, true])
    clearInterval(timeout)
  })

  it('F-O03 rejects rendering under load, and serves cached pages, health and carts', async () => {
    const port = await freePort()
    // All requests come from one address: a fast machine would reach the rate limit before it is overloaded.
    const late = await start(port, { ...live, RENDERED_PAGES: '1000000', EVENT_LOOP_LAG_LIMIT: '20' })
    expect((await throughProxy(port, 'GET', '/c/lens')).status).toBe(200)
    let putOff: Answer<unknown> | undefined
    const crowd = autocannon({
      url: `http://127.0.0.1:${port}/s?search=[<id>]`, idReplacement: true, connections: 60, duration: 60, timeout: 60, workers: 1,
      headers: { host: 'www.iris.example' },
    }, () => {})
    await expect.poll(async () => {
      // A page that was requested before is cached.
      putOff = await throughProxy(port, 'GET', `/s?search=${randomUUID()}`)
      return putOff.status
    }, { timeout: 45_000, interval: 50 }).toBe(503)
    const [cachedPage, ready, cart] = await Promise.all([
      throughProxy(port, 'GET', '/c/lens'), throughProxy(port, 'GET', '/health/ready'), throughProxy(port, 'POST', '/api/carts', {}),
    ])
    crowd.stop()
    expect(putOff?.head).toMatch(/retry-after: \d+/i)
    expect([cachedPage.status, ready.status, cart.status]).toEqual([200, 200, 201])
    late.child.kill('SIGKILL')
    await late.ended
  })

  it('F-O10 reports not ready before it stops, finishes running requests, and leaves carts to the other process', async () => {
    const { body: { token_value: cart } } = await throughProxy<{ readonly token_value: string }>(one, 'POST', '/api/carts', {})
    first.child.kill('SIGTERM')
    await expect.poll(async () => (await throughProxy(one, 'GET', '/health/ready')).status, { timeout: 5000 }).toBe(503)
    expect((await throughProxy(one, 'GET', `/api/carts/${cart}`)).status).toBe(200)
    expect(await first.ended).toBe(0)
    expect((await throughProxy(other, 'GET', `/api/carts/${cart}`)).status).toBe(200)
  })
})
