import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { whenReady } from '../e2e/support/shop-process.ts'
import { held, letComeDue, subscribe, waiting, type PaidBy } from '../support/holds/due-subscriptions.ts'
import { shopsOnOnePostgres } from '../support/holds/shops-on-one-postgres.ts'

const WEARERS = 60

/** Every other one with a card of their own, kept at the one payment house; the others in advance. */
const byCardOrInAdvance: PaidBy = async ({ db }, owner, index) => {
  if (index % 2 === 0) return {}
  const alias = `card${String(index).padStart(14, '0')}`
  await db.insertInto('payment_alias').values({
    alias, account_id: owner, house_alias: `sandbox-${alias}`, method: 'visa', masked: 'xxxxxxxxxxxx4242', expiry: '2099-12',
    kept_at: new Date(), paid_at: new Date(),
  }).execute()
  return { paymentMethod: 'visa', alias }
}

type Entry = { readonly payment_id: string; readonly outcome: string }

/** What the house took, by the names of the attempts. */
const taken = (folder: string): readonly string[] =>
  readFileSync(join(folder, 'sandbox-payments.jsonl'), 'utf8').trim().split('\n')
    .map((line) => JSON.parse(line) as Entry).filter(({ outcome }) => outcome === 'paid').map(({ payment_id: id }) => id)

describe('deliveries of subscriptions, with two processes on one PostgreSQL', { timeout: 180_000 }, () => {
  const { folder, start, database, killedHalfWay } = shopsOnOnePostgres<number>({
    inDemo: subscribe,
    fill: (all, subscription) => letComeDue(all, subscription ?? 0, WEARERS, byCardOrInAdvance),
  })

  it('are ordered once each and charged once, though one process is killed half way', async () => {
    const atDeath = await killedHalfWay(() => waiting(database()), WEARERS)
    // What the killed one had in hand is taken over once its twenty seconds are gone, by whoever looks next.
    await expect.poll(() => held(database()), { timeout: 60_000, interval: 200 }).toBe(0)
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
    expect([...new Set(taken(folder))].toSorted()).toEqual(payments.map(({ id }) => id).toSorted())
    const next = await db.selectFrom('subscription').select(['body']).execute()
    expect(next.filter(({ body }) => (body as { readonly trouble?: string }).trouble !== undefined)).toEqual([])
  })
})
