import type { FastifyInstance } from 'fastify'
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiTexts } from '../../adapters/composition/server/api-texts.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { openApi, openSmallShop } from '../support/api/open-api-shop.ts'
import { smallCatalogue } from '../support/api/small-catalogue.ts'
import { aCart } from '../support/builders/cart.ts'
import { aLine } from '../support/builders/cart-line.ts'
import { anOrder } from '../support/builders/order.ts'
import { allAtOnce } from '../support/system/all-at-once.ts'
import { value } from '../support/outcome.ts'
import { emptied, engines } from '../support/postgres-engines.ts'
import { requestBackOffice, signedInAs, type RequestBackOffice } from '../support/staff/back-office.ts'

type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }

const ORDER = anOrder({ number: 'IR-2026-000009', paymentMethod: 'prepayment', status: 'new', lines: [aLine({ quantity: 2 })] })
const DUE = { value: ORDER.totals.total.cents, currency: 'CHF' }
const bottle = (quantity: number) => ({ product: { product_id: 2001, option: {} }, quantity })

/** Two shops on one database with separate memory. */
describe.each(engines)('one idempotency key for many concurrent requests on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  let apps: readonly FastifyInstance[]
  let desks: readonly RequestBackOffice[]
  let others: readonly RequestBackOffice[]

  beforeAll(async () => {
    database = await open()
    const storage = await emptied(database, smallCatalogue)
    const shops = [openSmallShop(smallCatalogue, storage), openSmallShop(smallCatalogue, storage)]
    apps = await Promise.all(shops.map(({ commerce }) => openApi(commerce, { words: apiTexts() })))
    const { id: _id, ...cart } = aCart({ token: ORDER.cartToken })
    await value(storage.carts.put(cart))
    await value(storage.orders.place(cart.token, (_cart, id) => E.right({ order: { ...ORDER, id }, reservations: [], mails: [] })))
    const shop = { ports: shops[0]!.ports, now: () => shops[0]!.ports.clock.now() }
    const programsOf = async (name: string): Promise<readonly RequestBackOffice[]> => {
      const { ask } = await signedInAs(apps[0]!, shop, name, ['all'])
      const token = String((await ask('POST', '/me/tokens', { name: 'program', roles: ['all'] })).body['token'])
      return apps.map((app) => requestBackOffice(app, { token }))
    }
    desks = await programsOf('lea')
    others = await programsOf('eve')
  }, 60_000)
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()))
    await database.close()
  })

  const fiftyTimes = (ask: (index: number) => Promise<Answer>): Promise<readonly Answer[]> =>
    allAtOnce(Array.from({ length: 50 }, (_, index) => index % 2), ask)
  const distinct = (responses: readonly Answer[]) => new Set(responses.map(({ status, body }) => JSON.stringify([status, body])))

  const add = async (at: number, token: string, payload: object): Promise<Answer> => {
    const reply = await apps[at]!.inject({ method: 'POST', url: `/api/carts/${token}/items?locale=fr`, payload })
    return { status: reply.statusCode, body: reply.json() }
  }
  const newCart = async (): Promise<string> =>
    (await apps[0]!.inject({ method: 'POST', url: '/api/carts', payload: {} })).json<{ readonly token_value: string }>().token_value

  it('P1 adds to a cart once, and returns the same cart each time', async () => {
    const token = await newCart()
    const request = { items: [bottle(2)], addition: 'addition-of-fifty-1' }
    const responses = await fiftyTimes((at) => add(at, token, request))
    expect(distinct(responses).size).toBe(1)
    expect(responses[0]).toMatchObject({ status: 200, body: { items: [{ quantity: 2 }] } })
  })

  it('H-S10 is rejected for other products, in the visitor’s language, and adds nothing', async () => {
    const token = await newCart()
    const addition = 'addition-of-others-1'
    const first = await add(0, token, { items: [bottle(2)], addition })
    const other = await add(1, token, { items: [bottle(3)], addition })
    expect(other).toMatchObject({ status: 422, body: { refusal: { _tag: 'KeyReused' }, type: 'urn:iris:problem:KeyReused' } })
    expect(JSON.stringify(other.body)).toContain('Rien n’a été modifié. Veuillez recharger la page.')
    expect(await add(1, token, { items: [bottle(2)], addition })).toEqual(first)
  })

  it('P1 H-S10 sends a message and a withdrawal once, in any process, and nothing else', async () => {
    const person = { name: 'Anna Keller', email: 'anna@example.ch' }
    const written = async (): Promise<number> => (await database.db.selectFrom('outbox').select('key').execute()).length
    for (const [path, sentBody, other] of [
      ['contact-messages', { subject: 'Lieferung', message: 'Wann?' }, { subject: 'Lieferung', message: 'Wo?' }],
      ['withdrawals', { contract: 'IR-2026-1' }, { contract: 'IR-2026-2' }],
    ] as const) {
      const send = async (at: number, words: object): Promise<Answer> => {
        const payload = { key: 'pressed-at-once-1', ...person, ...words }
        const reply = await apps[at]!.inject({ method: 'POST', url: `/api/${path}`, payload })
        return { status: reply.statusCode, body: reply.json() }
      }
      const before = await written()
      const responses = await Promise.all([0, 1, 0, 1].map((at) => send(at, sentBody)))
      expect([path, distinct(responses).size, responses[0]?.status]).toEqual([path, 1, 200])
      expect(await send(1, other)).toMatchObject({ status: 422, body: { type: 'urn:iris:problem:KeyReused' } })
      expect(await written()).toBe(before + 2)
    }
  })

  it('P1 H-S10 changes an order once, and nothing else', async () => {
    const transfer = (ask: RequestBackOffice, key: string, note?: string) =>
      ask('POST', `/orders/${ORDER.number}/transfers`, { key, amount: DUE, ...(note === undefined ? {} : { note }) })
    const responses = await fiftyTimes((at) => transfer(desks[at]!, 'transfer-1'))
    expect(distinct(responses).size).toBe(1)
    expect(responses[0]).toMatchObject({ status: 200, body: { order: { state: 'new' } } })
    const reused = { status: 422, body: { type: 'urn:iris:problem:KeyReused' } }
    expect(await transfer(others[1]!, 'transfer-1')).toMatchObject(reused)
    expect(await transfer(desks[1]!, 'transfer-1', 'by post')).toMatchObject(reused)
    expect(await desks[1]!('POST', `/orders/${ORDER.number}/cancellation`, { key: 'transfer-1' })).toMatchObject(reused)
    expect(await database.db.selectFrom('order_change').select('event').execute()).toEqual([{ event: 'payment.received' }])
    expect(distinct([await transfer(desks[0]!, 'transfer-1')])).toEqual(distinct(responses))
  })
})
