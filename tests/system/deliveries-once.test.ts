import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEMO_STAFF_PASSWORD, DEMO_STAFF_SECRET } from '../../adapters/seed/staff/demo-staff.ts'
import { whenReady } from '../e2e/support/shop-process.ts'
import { leasedSubscriptions, letComeDue, subscribe, waiting, type PaidBy } from '../support/system/due-subscriptions.ts'
import { shopsOnOnePostgres } from '../support/system/shops-on-one-postgres.ts'
import { aVisitor } from '../support/system/visitor.ts'
import { codeAt } from '../support/staff/back-office.ts'
import { aStaffBrowser } from '../support/staff/staff-over-sockets.ts'
import listing from '../../ui/messages/listing.json' with { type: 'json' }

const WEARERS = 60

/** Every other one with a separate card, saved at the one payment provider; the others in advance. */
const byCardOrInAdvance: PaidBy = async ({ db }, owner, index) => {
  if (index % 2 === 0) return {}
  const alias = `card${String(index).padStart(14, '0')}`
  await db.insertInto('payment_alias').values({
    alias, account_id: owner, provider_token: `sandbox-${alias}`, method: 'visa', masked: 'xxxxxxxxxxxx4242', expiry: '2099-12',
    stored_at: new Date(), paid_at: new Date(),
  }).execute()
  return { paymentMethod: 'visa', alias }
}

type Entry = { readonly payment_id: string; readonly outcome: string }

/** The charges of the provider, by the reference of the attempts. */
const chargesIn = (folder: string): readonly string[] =>
  readFileSync(join(folder, 'sandbox-payments.jsonl'), 'utf8').trim().split('\n')
    .map((line) => JSON.parse(line) as Entry).filter(({ outcome }) => outcome === 'paid').map(({ payment_id: id }) => id)

describe('deliveries of subscriptions, with two processes on one PostgreSQL', { timeout: 180_000 }, () => {
  const { folder, start, database, alive, killedMidway } = shopsOnOnePostgres<number>({
    inDemo: subscribe,
    fill: (all, subscription) => letComeDue(all, subscription ?? 0, WEARERS, byCardOrInAdvance),
  })

  it('are ordered once each and charged once, though one process is killed midway', async () => {
    const atDeath = await killedMidway(() => waiting(database()), WEARERS)
    // The jobs of the killed process are taken over once their lease of twenty seconds ends, by the next worker.
    await expect.poll(() => leasedSubscriptions(database()), { timeout: 60_000, interval: 200 }).toBe(0)
    await whenReady(await start())
    await expect.poll(() => waiting(database()), { timeout: 120_000, interval: 200 }).toBe(0)
    expect(atDeath).toBeGreaterThan(0)
    const { db } = database()
    const orders = await db.selectFrom('purchase_order').select(['token', 'email', 'body'])
      .where('email', 'like', 'wearer-%').execute()
    const expected = Array.from({ length: WEARERS }, (_, index) => `wearer-${index}@example.ch`)
    expect(orders.map(({ email }) => email).toSorted()).toEqual(expected.toSorted())
    const isByCard = (body: unknown): boolean => (body as { readonly paymentMethod: string }).paymentMethod === 'visa'
    const byCard = orders.filter(({ body }) => isByCard(body)).map(({ token }) => token)
    expect(byCard).toHaveLength(WEARERS / 2)
    const payments = await db.selectFrom('payment').select(['id', 'order_token', 'status']).where('order_token', 'in', byCard).execute()
    expect(payments.map(({ order_token: token, status }) => `${token} ${status}`).toSorted())
      .toEqual(byCard.map((token) => `${token} paid`).toSorted())
    expect([...new Set(chargesIn(folder))].toSorted()).toEqual(payments.map(({ id }) => id).toSorted())
    const next = await db.selectFrom('subscription').select(['body']).execute()
    expect(next.filter(({ body }) => (body as { readonly trouble?: string }).trouble !== undefined)).toEqual([])
  })

  it('J11 a sale stopped by staff at one process is rejected at the other within a minute, and continues when it is resumed', async () => {
    const [one, other] = alive()
    const staff = aStaffBrowser(`${one?.url}/api`)
    expect((await staff.ask('POST', '/session', { email: 'gina@iris.example', password: DEMO_STAFF_PASSWORD })).status).toBe(200)
    expect((await staff.ask('POST', '/session/code', { code: codeAt(DEMO_STAFF_SECRET, new Date()) })).status).toBe(200)
    const visitor = aVisitor(`${other?.url}/api`)
    type SearchResponse = { readonly result: readonly { readonly product_id: number; readonly sale_stop: string | null }[] }
    const find = async () => (await visitor.ask<SearchResponse>('/search?term=Biofinity&page=0&hitsPerPage=1&locale=de')).body.result[0]
    const { product_id: id } = await find() ?? {}
    const { body: { token_value: cart } } = await visitor.ask<{ readonly token_value: string }>('/carts', 'POST', {})
    const add = async () => visitor.ask<{ readonly type: string }>(`/carts/${cart}/items`, 'POST', {
      items: [{ product: { product_id: id, option: { l_sphere: -3, l_radius: 8.6, l_diameter: 14 } }, quantity: 1 }],
    })
    expect((await add()).status).toBe(200)
    expect((await staff.ask('PUT', `/products/${id}/sale-stop`, { reason: 'recall' })).status).toBe(200)
    const withinAMinute = { timeout: 60_000, interval: 200 }
    await expect.poll(async () => (await add()).body.type, withinAMinute).toBe('urn:iris:problem:SaleStopped')
    await expect.poll(async () => (await find())?.sale_stop, withinAMinute).toBe('recall')
    const page = async () => (await fetch(`${other?.url}/p/${id}`)).text()
    await expect.poll(page, withinAMinute).toContain(listing['listing.sale_stopped'].de)
    expect((await staff.ask('PUT', `/products/${id}/sale-stop`, { reason: null })).status).toBe(200)
    await expect.poll(async () => (await add()).status, withinAMinute).toBe(200)
  })
})
