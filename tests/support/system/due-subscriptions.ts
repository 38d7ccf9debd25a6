import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { aVisitor } from './visitor.ts'

/** In the past, and announced: each is ordered by the next job run. */
const DUE = '2026-01-05'
const ANNA = { email: 'anna@example.ch', password: 'demo-linse-7' }

type Orders = { readonly 'hydra:member': readonly { readonly id: number }[] }

/** A subscription that a customer of the demo shop creates from an order. */
export const subscribe = async (url: string): Promise<number> => {
  const anna = aVisitor(`${url}/api`)
  expect((await anna.ask('/session', 'POST', ANNA)).status).toBe(200)
  const { body: orders } = await anna.ask<Orders>('/customers/me/orders')
  for (const { id } of orders['hydra:member']) {
    const input = { key: randomUUID(), payment_method: 'prepayment', frequency: 30, frequency_confirmed: true }
    const made = await anna.ask<{ readonly id: number }>(`/customers/me/orders/${id}/subscriptions`, 'POST', input)
    if (made.status < 300) return made.body.id
  }
  throw new Error('No order can be had again and again')
}

/** The payment of the nth customer's subscription, with its rows. */
export type PaidBy = (database: Database, owner: string, index: number) => Promise<object>

/** This many customers, each with that subscription and a due delivery. */
export const letComeDue = async (database: Database, id: number, wearers: number, paidBy: PaidBy = async () => ({})): Promise<void> => {
  const { db } = database
  const { account_id: owner, body } = await db.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const customer = await db.selectFrom('customer').selectAll().where('account_id', '=', owner).executeTakeFirstOrThrow()
  await db.deleteFrom('subscription').where('id', '=', id).execute()
  for (let index = 0; index < wearers; index += 1) {
    const [accountId, email] = [randomUUID(), `wearer-${index}@example.ch`]
    const named = JSON.stringify({ ...(customer.body as object), accountId, email })
    await db.insertInto('customer').values({ ...customer, account_id: accountId, canonical_email: email, body: named }).execute()
    const due = JSON.stringify({ ...(body as object), nextDay: DUE, notifiedFor: DUE, ...await paidBy(database, accountId, index) })
    await db.insertInto('subscription').values({ account_id: accountId, body: due, due_on: DUE }).execute()
  }
}

/** The number of deliveries still to be ordered, or to be paid. */
export const waiting = async ({ db }: Database): Promise<number> =>
  (await db.selectFrom('subscription').select('id').where('due_on', '=', DUE).execute()).length

/** The number of leased ones. */
export const leasedSubscriptions = async ({ db }: Database): Promise<number> =>
  (await db.selectFrom('subscription').select('id').where('due_on', '=', DUE).where('leased_until', '>', new Date()).execute()).length
