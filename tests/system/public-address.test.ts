import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../adapters/seed/customers/demo-customers.ts'
import { startShop, whenReady, type ShopProcess } from '../e2e/support/shop-process.ts'
import { freePort } from '../support/free-port.ts'
import { elements, attributeOf, textOf } from '../support/html.ts'
import { requestRaw, rawRequest, statusOf } from '../support/system/request-raw.ts'
import { fillDirectory, startFilledPostgres } from '../support/filled-directory.ts'
import { TRIES } from '../support/repetitions.ts'
import type { PostgresServer } from '../support/postgres-server.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const WRONG = JSON.stringify({ email: 'anna@example.ch', password: 'not-the-password-1' })
/** What opens a cart or an order, and must not be logged. */
const CANARY = 'CANARYcanaryCANARYcanary'
const RUNTIME = /ERR_|TypeError|Invalid URL|node:|at \w+ \(|FST_|Request with|"error":"/

describe.each(
  [{ name: 'PGlite' }, { name: 'PostgreSQL' }].slice(-TRIES.enginesOverHttp),
)('the public address of the shop on $name', { timeout: 120_000 }, ({ name }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'iris-door-'))
  let postgres: PostgresServer | undefined
  let port: number
  const open: ShopProcess[] = []
  const start = async (env: Readonly<Record<string, string>>): Promise<ShopProcess> => {
    port = await freePort()
    const own = join(dataDir, String(port))
    if (postgres === undefined) await fillDirectory(own)
    const base = postgres === undefined ? {} : { DATABASE_URL: await postgres.demoUrl() }
    const shop = startShop(port, { DATA_DIR: own, ...base, ...env })
    open.push(shop)
    await whenReady(shop)
    return shop
  }
  beforeAll(async () => {
    if (name === 'PostgreSQL') postgres = await startFilledPostgres(join(dataDir, 'demo'))
  }, 60_000)
  const close = async (): Promise<void> => {
    for (const { child, ended } of open.splice(0)) {
      child.kill('SIGKILL')
      await ended
    }
  }
  afterAll(async () => {
    await close()
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const send = async (method: string, target: string, headers: Readonly<Record<string, string>> = {}, body = ''): Promise<string> =>
    requestRaw(port, rawRequest(method, target, headers, body))
  /** Many wrong passwords, each with another forwarded address. */
  const guess = async (target: string, times: number, from: (guess: number) => string): Promise<readonly number[]> => {
    const statuses: number[] = []
    for (let tried = 0; tried < times; tried += 1)
      statuses.push(statusOf(await send('POST', target, { ...JSON_TYPE, 'x-forwarded-for': from(tried) }, WRONG)))
    return statuses
  }

  describe('without a proxy', () => {
    let shop: ShopProcess
    beforeAll(async () => { shop = await start({ LOG_LEVEL: 'info' }) }, 120_000)
    afterAll(close)

    it('F-I01 limits attempts by network address, ignoring forwarded headers', async () => {
      const statuses = await guess('/api/session', 14, (tried) => `203.0.113.${tried}`)
      expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
      expect(statuses.slice(10)).toEqual([429, 429, 429, 429])
    })

    it('F-I01 selects the brand by the requested host, not by a header', async () => {
      const plain = await send('GET', '/')
      for (const header of ['x-forwarded-host', 'x-host', 'forwarded'])
        expect(/Mr\.? ?Lens/i.test((await send('GET', '/', { [header]: 'mrlens.localhost' })).replace(/href="[^"]*"/g, ''))).toBe(false)
      expect(statusOf(plain)).toBe(200)
      const forwarded = await send('GET', '/robots.txt', { 'x-forwarded-host': 'mrlens.localhost' })
      expect(forwarded).toMatch(/Sitemap: http:\/\/localhost:\d+\/sitemap\.xml/)
      expect(forwarded).not.toContain('mrlens')
      expect(await send('GET', '/robots.txt', { host: 'mrlens.localhost' })).toContain('mrlens')
    })

    it('L7 sends mails whose links lead to the shop, for any requested host', async () => {
      const [evil, own] = ['evil.example', `http://localhost:${port}`]
      const hosts = [{ host: evil }, { host: `localhost:${port}@${evil}` }, { 'x-forwarded-host': evil }, { forwarded: `host=${evil}` }]
      const statuses: number[] = []
      for (const [index, headers] of hosts.entries()) {
        const email = `host${index}@example.ch`
        const post = (path: string, body: object) => send('POST', path, { ...headers, ...JSON_TYPE }, JSON.stringify(body))
        statuses.push(statusOf(await post('/api/customers', {
          email, password: 'kirsch7baum-blatt', first_name: 'Anna', last_name: 'Keller', cart_token: null,
        })))
        statuses.push(statusOf(await post('/api/login-links', { email, redirect_link: null, first_name: null, last_name: null })))
        statuses.push(statusOf(await post('/api/password-resets', { email })))
        statuses.push(statusOf(await post('/api/newsletter-requests', { email })))
      }
      expect(statuses.filter((status) => status >= 400)).toEqual([])
      const mails = async (): Promise<readonly string[]> => {
        const page = await (await fetch(`${own}/dev/mail`)).text()
        const rows = elements(page, 'tr').filter((row) => /host\d@example\.ch/.test(textOf(row)))
        return Promise.all(rows.map(async (row) => (await fetch(`${own}${attributeOf(row, 'a', 'href')}`)).text()))
      }
      await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(hosts.length * 4)
      for (const mail of await mails()) {
        expect(mail).not.toContain(evil)
        expect(mail).toMatch(new RegExp(`${own}/(?:authenticate|confirm-email|reset-password|newsletter/confirm)`))
      }
    })

    it('F-I03 counts another spelling of a path as the same path', async () => {
      const credentials = JSON.stringify({ email: 'x', password: 'y' })
      const spelled = ['/api/%73ession', '/api/session', '/%61pi/session', '/api/sessio%6E', '/api/session?x=1']
      const statuses: number[] = []
      for (let tried = 0; tried < 66; tried += 1)
        statuses.push(statusOf(await send('POST', spelled[tried % spelled.length] ?? '', JSON_TYPE, credentials)))
      expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(60)
      expect(statuses.at(-1)).toBe(429)
    })

    it('F-I03 logs no token, for any spelling of its path', async () => {
      const targets = [
        `/api/carts/${CANARY}`, `/api/c%61rts/${CANARY}`, `/%61pi/carts/${CANARY}/items`, `/api/orders/by-token/${CANARY}`,
        `/api/orders/by-t%6Fken/${CANARY}`, `/api/orders/by-token/${CANARY}/unknown/rest`, `/checkout/thank-you/${CANARY}`,
        `/checkout/th%61nk-you/${CANARY}`, `//checkout/thank-you/${CANARY}`, `/fr/checkout/thank-you/${CANARY}`,
        `/reorder/token/${CANARY}`, `/abandoned-cart/t%6Fken/${CANARY}`, `/pay/sandbox/${CANARY}`, `/pay/s%61ndbox/${CANARY}`,
        `/api/carts/${CANARY}%ZZ`, `/api/carts/${CANARY}/`, `/checkout/thank-you/${CANARY}%`, `/?token=${CANARY}`,
        `http://a:b@shop.example/checkout/thank-you/${CANARY}`, `/API/carts/${CANARY}`, `/Checkout/Thank-You/${CANARY}`,
        `/my-account/order/${CANARY}`, `/checkout/payment/x/${CANARY}`,
      ]
      for (const target of targets) await send('GET', target)
      for (const target of targets) await send('POST', target, JSON_TYPE, '{}')
      const lines = shop.output().split('\n').filter((line) => line.includes('"req"'))
      expect(lines.length).toBeGreaterThan(targets.length)
      expect(lines.filter((line) => line.includes(CANARY))).toEqual([])
      expect(lines.some((line) => line.includes('"path":"/checkout/thank-you/…"'))).toBe(true)
      expect(lines.some((line) => line.includes('"path":"/api/carts/…/items"'))).toBe(true)
    })

    it('F-I15 answers any request target, and never with an internal message', async () => {
      for (const target of [
        '/\\', '/\\evil.example', 'http://a:b@x/', 'http://a:b@x/p/1', '//a:b@x/',
        '/%', '/%00', '/%5C', '/..%2f..%2f', '/p/1\\..', '/:80', '/?%',
        '/api/\\', 'http://a:b@x/api/carts', '/m/\\', '/assets/\\..', '/pay/\\', '/c/%ff', '/s?term=%ff',
        `/${'x'.repeat(7000)}`, '/[', '/p/1#x',
        'ftp://x', '/@', '/p/1;x', '/checkout/%2e%2e/%2e%2e',
      ])
        for (const method of ['GET', 'POST', 'PUT', 'HEAD']) {
          const form = { 'content-type': 'application/x-www-form-urlencoded' }
          const response = await send(method, target, method === 'POST' ? form : {})
          const message = [statusOf(response) < 500, RUNTIME.exec(response)?.[0]]
          expect([method, target.slice(0, 60), ...message]).toEqual([method, target.slice(0, 60), true, undefined])
        }
      expect(statusOf(await send('GET', '/\\'))).toBe(404)
      expect(statusOf(await send('GET', 'http://a:b@x/'))).toBe(200)
    })
  })

  describe('behind one proxy', () => {
    beforeAll(async () => { await start({ TRUST_PROXY: '1' }) }, 120_000)

    it('F-I01 limits attempts by its own proxy’s header, ignoring earlier entries', async () => {
      const forged = await guess('/api/session', 12, (tried) => `203.0.113.${tried}, 198.51.100.7`)
      expect(forged.slice(10)).toEqual([429, 429])
      expect(await guess('/api/session', 1, () => '198.51.100.8')).toEqual([401])
    })

    it('F-I02 limits attempts on one account from many networks, while its owner can sign in from a known network', async () => {
      const signIn = (password: string, from: string) =>
        send('POST', '/api/session', { ...JSON_TYPE, 'x-forwarded-for': from }, JSON.stringify({ email: 'bruno@example.ch', password }))
      expect(statusOf(await signIn(DEMO_PASSWORD, '198.51.100.20'))).toBe(200)
      const responses: string[] = []
      for (let place = 1; place <= 30; place += 1) responses.push(await signIn(`wrong-word-${place}`, `192.0.2.${place}`))
      // The owner's own first visit from there was one of the twenty.
      expect(responses.map(statusOf)).toEqual([...Array.from({ length: 19 }, () => 401), ...Array.from({ length: 11 }, () => 429)])
      expect(responses.at(-1)).toMatch(/retry-after: 900/i)
      expect(statusOf(await signIn(DEMO_PASSWORD, '192.0.2.99'))).toBe(429)
      expect(statusOf(await signIn(DEMO_PASSWORD, '198.51.100.20'))).toBe(200)
    })
  })
})
