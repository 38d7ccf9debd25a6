import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, request as requests } from '@playwright/test'
import register from '../../adapters/seed/shops/register.json' with { type: 'json' }
import { BRANDS } from './support/addresses.ts'
import { test } from './support/journey.ts'
import { cartToPay, orderCart } from './support/shop-api.ts'
import { startShop, whenReady, type ShopProcess } from './support/shop-process.ts'
import { orderBody } from '../support/order-body.ts'

const HOME = 'test-results/process'
const FIRST_PORT = 4220
const running: ShopProcess[] = []

const start = (port: number, env: Readonly<Record<string, string>>): ShopProcess => {
  const shop = startShop(port, env)
  running.push(shop)
  return shop
}

const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '')

/** Every file of a directory with its content. */
const fingerprint = (directory: string): string =>
  createHash('sha256')
    .update(readdirSync(directory, { recursive: true, encoding: 'utf8' }).toSorted()
      .map((file) => join(directory, file))
      .map((path) => (statSync(path).isFile() ? `${path} ${createHash('sha256').update(readFileSync(path)).digest('hex')}` : path))
      .join('\n'))
    .digest('hex')

test.describe.configure({ mode: 'serial' })
test.setTimeout(300_000)

test.beforeAll(() => {
  rmSync(HOME, { recursive: true, force: true })
  mkdirSync(HOME, { recursive: true })
})
test.afterAll(async () => {
  for (const { child, ended } of running) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await ended
  }
})

const DATA = `${HOME}/shop`

test('opens on an empty directory, and again on its own data', async () => {
  const first = start(FIRST_PORT, { DATA_DIR: DATA })
  // A busy machine is slow.
  await whenReady(first, 180_000)
  expect((await fetch(first.url)).status).toBe(200)
  first.child.kill('SIGTERM')
  expect(await first.ended, first.output()).toBe(0)
  const again = start(FIRST_PORT, { DATA_DIR: DATA })
  await whenReady(again, 30_000)
  expect((await fetch(`${again.url}/c/lens`)).status).toBe(200)

  await test.step('a second process on the same directory is rejected with one clear line', async () => {
    const from = Date.now()
    const second = start(FIRST_PORT + 1, { DATA_DIR: DATA })
    expect(await second.ended).toBe(1)
    expect(Date.now() - from).toBeLessThan(15_000)
    expect(lines(second.output())).toHaveLength(1)
    expect(second.output()).toMatch(/is in use by process \d+ on .+ DATA_DIR/)
    expect((await fetch(`${again.url}/health/ready`)).status).toBe(200)
  })

  await test.step('a used port is reported', async () => {
    const other = start(FIRST_PORT, { DATA_DIR: `${HOME}/other` })
    expect(await other.ended).toBe(1)
    expect(lines(other.output()).at(-1)).toContain('its port is in use by another process')
  })

  again.child.kill('SIGTERM')
  expect(await again.ended, again.output()).toBe(0)
})

test('F-O01 a build runs in production mode, whatever the environment says', async () => {
  const coverage = `${HOME}/loaded`
  const shop = start(FIRST_PORT, { DATA_DIR: DATA, NODE_ENV: 'development', NODE_V8_COVERAGE: coverage })
  await whenReady(shop)
  expect((await fetch(shop.url)).status).toBe(200)
  shop.child.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
  const loaded = readdirSync(coverage).flatMap((file) =>
    (JSON.parse(readFileSync(join(coverage, file), 'utf8')) as { result: readonly { url: string }[] }).result.map(({ url }) => url))
  const builds = loaded.filter((url) => /\.(production|development)(\.min)?\.js$/.test(url))
  expect(builds.some((url) => url.endsWith('react-dom-server.node.production.js'))).toBe(true)
  expect(builds.filter((url) => url.includes('development'))).toEqual([])
})

test('a damaged directory is rejected with one clear line and left unchanged', async () => {
  const damages: readonly (readonly [string, (directory: string) => void])[] = [
    ['control', (directory) => { rmSync(join(directory, 'database/global/pg_control')) }],
    ['marker', (directory) => { writeFileSync(join(directory, 'database.json'), '{"holds":"cheese"}') }],
    ['nothing', (directory) => { rmSync(join(directory, 'database.json')) }],
  ]
  for (const [name, damage] of damages) {
    const directory = `${HOME}/damaged-${name}`
    cpSync(DATA, directory, { recursive: true })
    damage(directory)
    const before = fingerprint(directory)
    const shop = start(FIRST_PORT + 2, { DATA_DIR: directory })
    expect.soft([name, await shop.ended]).toEqual([name, 1])
    expect.soft(lines(shop.output())).toHaveLength(1)
    expect.soft(shop.output()).toContain('is damaged')
    expect.soft(fingerprint(directory), name).toBe(before)
  }
})

test('CC-CHAN-01 invalid variables end the start with code 2 and list every error', async () => {
  const shop = start(FIRST_PORT + 3, {
    PORT: 'many', BRAND: 'nobody', MODE: 'party', LOG_LEVEL: 'loud', PUBLIC_URL: 'ftp://x',
    DATABASE_URL: 'mysql://user:hidden@x/y', SECRET: 'hidden', DATA_DIR: `${HOME}/never`,
  })
  expect(await shop.ended).toBe(2)
  for (const variable of ['PORT', 'BRAND', 'MODE', 'LOG_LEVEL', 'PUBLIC_URL', 'DATABASE_URL', 'SECRET'])
    expect.soft(shop.output()).toContain(`  ${variable} must be`)
  expect(shop.output()).toContain(BRANDS.join(', '))
  expect(BRANDS).toHaveLength(5)
  expect(shop.output()).not.toContain('hidden')
  expect(existsSync(`${HOME}/never`)).toBe(false)
})

test('a register with errors ends the start with code 2 and every error, and so does a missing one', async () => {
  const file = `${HOME}/shops.json`
  writeFileSync(file, JSON.stringify({ ...register, everyShop: { ...register.everyShop, currency: 'XXX', maxQantity: 3 } }))
  const faulty = start(FIRST_PORT + 3, { SHOPS: file, DATA_DIR: `${HOME}/faulty` })
  expect(await faulty.ended).toBe(2)
  expect(faulty.output()).toContain('everyShop.currency has an invalid value: XXX')
  expect(faulty.output()).toContain('everyShop.maxQantity is not a setting')
  const absent = start(FIRST_PORT + 3, { SHOPS: `${HOME}/nowhere.json`, DATA_DIR: `${HOME}/faulty` })
  expect(await absent.ended).toBe(2)
  expect(absent.output()).toContain('nowhere.json cannot be read')
})

test('live mode refuses to open on anything embedded', async () => {
  const shop = start(FIRST_PORT + 3, { MODE: 'live', DATA_DIR: `${HOME}/never` })
  expect(await shop.ended).toBe(2)
  const needed = [
    'DATABASE_URL', 'SECRET', 'PUBLIC_URL', 'SHOPS', 'SMTP_URL', 'DATATRANS_MERCHANT_ID', 'DATATRANS_PASSWORD', 'DATATRANS_SIGN_KEY',
    'DATATRANS_ENVIRONMENT',
  ]
  for (const variable of needed)
    expect.soft(shop.output()).toContain(`${variable} is required in live mode`)
  expect(existsSync(`${HOME}/never`)).toBe(false)
})

/** A request whose body is sent on demand, so that it is certainly in progress. */
const slowRequest = (url: string) => {
  const body = '{"items":[],"shipping":{"country":"CH","method":null},"carrier":"swisspost"}'
  const sending = httpRequest(`${url}/api/delivery-dates`, {
    method: 'POST', headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  const answer = new Promise<number | string>((resolve) => {
    sending.on('response', (response) => { response.resume(); resolve(response.statusCode ?? 0) })
    sending.on('error', (error) => { resolve(String(error)) })
  })
  sending.write(body.slice(0, 10))
  return { answer, finish: () => { sending.end(body.slice(10)) } }
}

test('SIGTERM rejects new requests, answers the running one and ends with 0', async () => {
  const shop = start(FIRST_PORT + 4, { DATA_DIR: DATA })
  await whenReady(shop)
  const slow = slowRequest(shop.url)
  await fetch(`${shop.url}/health/live`)
  shop.child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${shop.url}/health/live`).catch(() => undefined))?.status ?? 'closed').not.toBe(200)
  expect(shop.child.exitCode).toBeNull()
  slow.finish()
  expect(await slow.answer).toBeLessThan(500)
  expect(await shop.ended).toBe(0)
})

/** Resolves when something listens on the port. */
const whenListening = async (port: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(port, 'localhost')
  socket.once('connect', () => { resolve(true) })
  socket.once('error', () => { resolve(false) })
  const isListening = await promise
  socket.destroy()
  if (isListening) return
  await wait(2)
  await whenListening(port)
}

test('SIGTERM at the moment the port opens ends with 0', async () => {
  const shop = start(FIRST_PORT + 4, { DATA_DIR: DATA })
  await whenListening(FIRST_PORT + 4)
  shop.child.kill('SIGTERM')
  expect(await shop.ended, shop.output()).toBe(0)
})

test('a confirmed order survives a killed process, once', async () => {
  const shop = start(FIRST_PORT + 5, { DATA_DIR: DATA })
  await whenReady(shop)
  const before = await requests.newContext({ baseURL: shop.url })
  const cart = await cartToPay(before)
  const token = await orderCart(before, cart)
  shop.child.kill('SIGKILL')
  expect(await shop.ended).toBe('SIGKILL')
  // The browser that ordered requests it again.
  const storageState = await before.storageState()
  await before.dispose()

  const again = start(FIRST_PORT + 5, { DATA_DIR: DATA })
  await whenReady(again)
  const after = await requests.newContext({ baseURL: again.url, storageState })
  const repeated = await after.post('/api/orders', { data: orderBody(cart) })
  expect(((await repeated.json()) as { readonly token_value: string }).token_value).toBe(token)
  const order = await after.get(`/api/orders/by-token/${token}`)
  expect(order.status()).toBe(200)
  const storedOrder = (await order.json()) as { readonly total: number; readonly items: readonly unknown[] }
  expect([storedOrder.total, storedOrder.items.length]).toEqual([cart.total, 1])
  await after.dispose()
  again.child.kill('SIGTERM')
  expect(await again.ended, again.output()).toBe(0)
})
