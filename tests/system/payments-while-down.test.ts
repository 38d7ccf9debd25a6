import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import type { DatabaseLocation } from '../../adapters/postgres/open-database.ts'
import { openDatabase } from '../support/open-database.ts'
import { demoCatalogue } from '../../adapters/seed/demo-catalogue.ts'
import { startShop, whenReady, type ShopProcess } from '../e2e/support/shop-process.ts'
import { freePort } from '../support/free-port.ts'
import { requestShop } from '../support/system/request-shop.ts'
import { shopEnvironments, type ShopEnvironment } from '../support/system/shop-environments.ts'
import { aPayer, openAttempt, press, SECRET, sendNotice } from '../support/system/payer.ts'

const PRODUCT = 'Biofinity'
const RECONCILED_WITHIN = 60_000

const kill = async ({ child, ended }: ShopProcess): Promise<void> => {
  child.kill('SIGKILL')
  await ended
}

/** Milliseconds until the condition is true; fails after a minute. */
const until = async (isSo: () => Promise<boolean>): Promise<number> => {
  const from = performance.now()
  while (!(await isSo())) {
    if (performance.now() - from > RECONCILED_WITHIN) throw new Error('It was not so within a minute')
    await pause(100)
  }
  return performance.now() - from
}

const stateOf = async (url: string, token: string): Promise<string> =>
  (await requestShop<{ readonly state: string }>(`${url}/api/orders/by-token/${token}/status`)).body.state

const twoHoursAgo = async (place: DatabaseLocation, token: string): Promise<void> => {
  const database = await openDatabase(place)
  const then = new Date(Date.now() - 2 * 3_600_000)
  await database.db.updateTable('purchase_order').set({ created_at: then }).where('token', '=', token).execute()
  const { body } = await database.db.selectFrom('purchase_order').select('body').where('token', '=', token).executeTakeFirstOrThrow()
  const aged = JSON.stringify({ ...(body as object), createdAt: then.toISOString() })
  await database.db.updateTable('purchase_order').set({ body: aged }).where('token', '=', token).execute()
  await database.db.updateTable('payment').set({ started_at: then }).where('order_token', '=', token).execute()
  await database.close()
}

const booksOf = async (place: DatabaseLocation) => {
  const { db, close } = await openDatabase(place)
  const lines = await db.selectFrom('order_line').selectAll().execute()
  const stock = new Map((await db.selectFrom('stock').selectAll().execute()).map((row) => [row.variant_id, row.on_hand]))
  const mails = (await db.selectFrom('outbox').select('key').execute()).map(({ key }) => key)
  const payments = await db.selectFrom('payment').select(['order_token', 'status', 'method']).orderBy('started_at').execute()
  await close()
  return { lines, stock, mails, payments }
}

describe.each(shopEnvironments)('payments of a shop that is killed, on $name', { timeout: 240_000 }, ({ open }) => {
  const running: ShopProcess[] = []
  let environment: ShopEnvironment | undefined
  afterAll(async () => {
    for (const shop of running) if (shop.child.exitCode === null && shop.child.signalCode === null) await kill(shop)
    await environment?.remove()
  })

  it('K10 Y1 Y6 Y9 Y10 S9 are requested, counted once, refunded, and given up, across kills', async () => {
    if (!existsSync('dist/server/main.js')) throw new Error('The shop is not built: run `npm run build` first')
    environment = await open()
    const { env, location: place } = environment
    const port = await freePort()
    const opened = async (): Promise<ShopProcess> => {
      const shop = startShop(port, { ...env, SECRET, PAYMENT_HOURS: '1' })
      running.push(shop)
      await whenReady(shop)
      return shop
    }
    let shop = await opened()
    const { url } = shop
    const search = await requestShop<{ readonly result: readonly { readonly product_id: number; readonly title: string }[] }>(
      `${url}/api/search?term=${PRODUCT}&page=0&hitsPerPage=40&locale=de`)
    const product = search.body.result.find(({ title }) => title === PRODUCT)?.product_id ?? 0
    const payers = [1, 2, 3].map((number) => aPayer(number, product))
    const [lost, twice, unpaid] = [await payers[0]!.order(url), await payers[1]!.order(url), await payers[2]!.order(url)]

    // Two tabs pay by two methods: one counts, the other is refunded.
    const [first, second] = [await openAttempt(url, twice.token, 'visa'), await openAttempt(url, twice.token, 'twint')]
    expect([await press(first, 'paid'), await press(second, 'paid')]).toEqual([303, 303])
    expect(await stateOf(url, twice.token)).toBe('new')
    const notices = await Promise.all(Array.from({ length: 50 }, () => sendNotice(url, first)))
    expect(new Set(notices)).toEqual(new Set([200]))
    expect(await sendNotice(url, first, 24 * 3600)).toBe(401)
    const refundedAfter = await until(async () => (await (await fetch(second.page)).text()).includes('zurückerstattet'))

    // One pays, and the shop is killed before the webhook; another never pays.
    const cancelled = await openAttempt(url, unpaid.token, 'visa')
    expect(await press(cancelled, 'cancelled')).toBe(303)
    expect(await press(await openAttempt(url, lost.token, 'visa'), 'late')).toBe(303)
    expect(await stateOf(url, lost.token)).toBe('payment_pending')
    await kill(shop)
    await twoHoursAgo(place, unpaid.token)
    const from = performance.now()
    shop = await opened()
    await until(async () => (await stateOf(url, lost.token)) === 'new')
    const reconciledAfter = performance.now() - from
    expect(reconciledAfter).toBeLessThan(RECONCILED_WITHIN)
    await until(async () => (await stateOf(url, unpaid.token)) === 'cancelled')

    // A late payment restores the order while its products are in stock.
    const beforeLate = await stateOf(url, unpaid.token)
    await sendNotice(url, cancelled)
    expect([beforeLate, await stateOf(url, unpaid.token)]).toEqual(['cancelled', 'new'])
    console.log(
      `reconciled after ${Math.round(reconciledAfter)} ms from the start of the process, refunded after ${Math.round(refundedAfter)} ms`,
    )
    shop.child.kill('SIGTERM')
    expect(await shop.ended).toBe(0)

    const { lines, stock, mails, payments } = await booksOf(place)
    const statusesOf = (token: string) => payments.filter((one) => one.order_token === token).map(({ status }) => status)
    expect([statusesOf(twice.token), statusesOf(lost.token), statusesOf(unpaid.token)]).toEqual([['paid', 'refunded'], ['paid'], ['paid']])
    expect(mails.map((key) => key.replace(/:.*/, '')).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'order-confirmation', 'order-confirmation', 'order-confirmation', 'order-released', 'payment-refund',
    ])
    const before = new Map<string, number>(demoCatalogue().stock.map(({ variant, stock: { onHand } }) => [variant.id, onHand]))
    const bought = lines.filter(({ order_token }) => [twice, lost, unpaid].some(({ token }) => token === order_token))
    for (const { variant_id, quantity } of bought)
      expect([variant_id, stock.get(variant_id)]).toEqual([variant_id, (before.get(variant_id) ?? 0) - quantity])
    expect(bought).toHaveLength(3)
  })
})
