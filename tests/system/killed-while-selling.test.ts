import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { openDatabase } from '../support/open-database.ts'
import { demoCatalogue } from '../../adapters/seed/demo-catalogue.ts'
import { startShop, whenReady, type ShopProcess } from '../e2e/support/shop-process.ts'
import { freePort } from '../support/free-port.ts'
import { TRIES } from '../support/repetitions.ts'
import { requestShop, orderedHere } from '../support/system/request-shop.ts'
import { shopEnvironments, type ShopEnvironment } from '../support/system/shop-environments.ts'
import { processorWait } from '../support/system/processor-wait.ts'
import { aBuyer, type Buyer, type Pressed } from '../support/system/buyer.ts'
import { TEST_SECRET } from '../support/cookie-signer.ts'

const KILLS = TRIES.kills
const BUYERS = 8
/** Milliseconds from the start of the process to its first "ready". */
const READY_WITHIN = 5000
const PRODUCT = 'Biofinity'

type Cart = { readonly buyer: Buyer; readonly pressed: Pressed }
type WireOrder = {
  readonly total: number
  readonly state: string
  readonly items: readonly { readonly quantity: number; readonly options: object }[]
}

const kill = async ({ child, ended }: ShopProcess): Promise<void> => {
  child.kill('SIGKILL')
  await ended
}

/** Fills carts, orders all of them at once and kills the shop when `answered` of them have a response. */
const sellAndKill = async (shop: ShopProcess, buyers: readonly Buyer[], count: number): Promise<readonly Cart[]> => {
  const carts = (await Promise.all(buyers.map(async (buyer) => ({ buyer, pressed: await buyer.fillCart(shop.url) }))))
    .flatMap(({ buyer, pressed }) => (pressed === undefined ? [] : [{ buyer, pressed }]))
  const { promise: now, resolve } = Promise.withResolvers<void>()
  let answers = 0
  const pressing = carts.map(async ({ buyer, pressed }) => {
    const done = { buyer, pressed: await buyer.order(shop.url, pressed) }
    answers += 1
    if (answers >= count) resolve()
    return done
  })
  // Others are only reading and filling carts in the meantime.
  const others = buyers.slice(0, 3).map((buyer) => buyer.fillCart(shop.url))
  if (count === 0) resolve()
  await now
  await pause(Math.random() * 12)
  await kill(shop)
  await Promise.all(others)
  return Promise.all(pressing)
}

const startTimed = async (port: number, env: ShopEnvironment['env']) => {
  const from = performance.now()
  const shop = startShop(port, { ...env, SECRET: TEST_SECRET })
  await whenReady(shop, 60_000)
  // Other load on this machine does not count as the shop's time.
  return { shop, took: performance.now() - from - processorWait(shop.child.pid) }
}

/** The results of everybody with a response, and of those without one who order again. */
const lookAgain = async ({ url }: ShopProcess, { buyer, pressed }: Cart): Promise<Pressed> => {
  const again = await buyer.order(url, pressed)
  expect(again.order).toBe(pressed.order ?? again.order)
  const order = await buyer.ask<WireOrder>(`${url}/api/orders/by-token/${again.order}`, 'GET', undefined, orderedHere(pressed.cart))
  expect(order).toMatchObject({
    status: 200,
    body: { total: pressed.total, state: 'payment_pending', items: [{ quantity: pressed.quantity }] },
  })
  return again
}

const booksOf = async ({ db }: Database) => {
  const orders = await db.selectFrom('purchase_order').select(['token', 'cart_token', 'number', 'total_cents'])
    .where('email', 'like', '%@killed.example.ch').execute()
  const tokens = orders.map(({ token }) => token)
  const lines = await db.selectFrom('order_line').select(['order_token', 'variant_id', 'quantity'])
    .where('order_token', 'in', tokens).execute()
  const stock = await db.selectFrom('stock').select(['variant_id', 'on_hand']).execute()
  const mails = await db.selectFrom('outbox').select(['key', 'body']).execute()
  const carts = await db.selectFrom('cart').select(['token', 'checkout_state'])
    .where('token', 'in', orders.map(({ cart_token }) => cart_token)).execute()
  return { orders, lines, stock, mails, carts }
}

const inOrder = (rows: readonly (readonly unknown[])[]): readonly string[] =>
  rows.map((row) => row.join(' ')).toSorted((one, other) => one.localeCompare(other))

const soldOf = (lines: Awaited<ReturnType<typeof booksOf>>['lines']): ReadonlyMap<string, number> =>
  lines.reduce((sums, { variant_id, quantity }) => sums.set(variant_id, (sums.get(variant_id) ?? 0) + quantity), new Map<string, number>())

describe.each(shopEnvironments)('a shop killed during sales, on $name', { timeout: 180_000 }, ({ open }) => {
  const running: ShopProcess[] = []
  afterAll(async () => {
    for (const shop of running) if (shop.child.exitCode === null && shop.child.signalCode === null) await kill(shop)
  })

  it(`K2 neither loses, halves nor duplicates a confirmed order, in ${KILLS} kills, and recovers within five seconds`, async () => {
    if (!existsSync('dist/server/main.js')) throw new Error('The shop is not built: run `npm run build` first')
    const [{ env, location: place, remove: leave }, port] = [await open(), await freePort()]
    const opened = async () => {
      const started = await startTimed(port, env)
      running.push(started.shop)
      return started
    }
    let { shop } = await opened()
    const search = await requestShop<{ readonly result: readonly { readonly product_id: number; readonly title: string }[] }>(
      `${shop.url}/api/search?term=${PRODUCT}&page=0&hitsPerPage=40&locale=de`)
    const product = search.body.result.find(({ title }) => title === PRODUCT)?.product_id ?? 0
    const returns: number[] = []
    const bought: Pressed[] = []
    let [cutOff, buyers] = [0, 0]
    for (let round = 0; round < KILLS; round += 1) {
      const crowd = Array.from({ length: BUYERS }, () => aBuyer((buyers += 1), product))
      const carts = await sellAndKill(shop, crowd, Math.floor(round * BUYERS / KILLS))
      cutOff += carts.filter(({ pressed }) => pressed.order === undefined).length
      const { shop: next, took } = await opened()
      shop = next
      returns.push(took)
      bought.push(...(await Promise.all(carts.map((cart) => lookAgain(next, cart)))))
    }
    console.log(`${KILLS} kills, ${cutOff} of ${bought.length} orders cut off, back in ${returns.map(Math.round).join(', ')} ms`)
    shop.child.kill('SIGTERM')
    expect(await shop.ended).toBe(0)
    expect(Math.max(...returns)).toBeLessThan(READY_WITHIN)
    expect(bought).toHaveLength(KILLS * BUYERS)
    expect(cutOff).toBeGreaterThan(0)

    const database = await openDatabase(place)
    const { orders, lines, stock, mails, carts } = await booksOf(database)
    await database.close()
    await leave()
    expect(inOrder(orders.map(({ token, cart_token, total_cents }) => [token, cart_token, total_cents])))
      .toEqual(inOrder(bought.map(({ order, cart, total }) => [order, cart, total])))
    expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length)
    expect(new Set(carts.map(({ checkout_state }) => checkout_state))).toEqual(new Set(['completed']))
    expect(inOrder(lines.map(({ order_token, quantity }) => [order_token, quantity])))
      .toEqual(inOrder(bought.map(({ order, quantity }) => [order, quantity])))
    const before = new Map<string, number>(demoCatalogue().stock.map(({ variant, stock: { onHand } }) => [variant.id, onHand]))
    const after = new Map(stock.map(({ variant_id, on_hand }) => [variant_id, on_hand]))
    const sold = [...soldOf(lines)]
    expect(sold.map(([id]) => [id, after.get(id)])).toEqual(sold.map(([id, packs]) => [id, (before.get(id) ?? 0) - packs]))
    for (const { number } of orders)
      expect([number, mails.filter(({ body }) => JSON.stringify(body).includes(number)).length]).toEqual([number, 1])
  })
})
