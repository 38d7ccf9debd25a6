import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCommerce, type Commerce } from '../../../application/commerce/commerce.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import { openApi } from '../../support/api/open-api-shop.ts'
import { openCommerce } from '../../support/commerce.ts'
import { value } from '../../support/outcome.ts'
import { LENS, lensItem, usualCatalogue } from '../../support/purchase.ts'
import { signedInAs } from '../../support/staff/back-office.ts'

const shop = openCommerce(usualCatalogue())
let app: FastifyInstance
let commerce: Commerce
beforeAll(async () => {
  commerce = makeCommerce(shop.deps)
  app = await openApi(commerce)
})
afterAll(() => app.close())

const now = () => shop.clock.now()
const { option: OPTION } = lensItem()
const ON = `/products/${LENS.id}`
type Price = { readonly price_channel: string; readonly current: number; readonly original: number }
type File = { readonly articles: readonly { readonly on_hand: number; readonly options: object }[]; readonly prices: readonly Price[] }

describe('products in the staff API', () => {
  it('have their stock changed relative to the version read, with name and reason in the audit log', async () => {
    const { ask } = await signedInAs(app, { ports: shop.deps, now }, 'gina', ['products'])
    const [article] = ((await ask('GET', ON)).body as unknown as File).articles
    const change = {
      options: article!.options, read: { on_hand: article!.on_hand, stop_order: false }, kind: 'by', packs: 5, stop_order: false,
      reason: 'delivery',
    }
    expect((await ask('POST', `${ON}/stock`, change)).body).toEqual({ changed: true })
    const again = await ask('POST', `${ON}/stock`, change)
    expect([again.status, again.body['violations'] ?? again.body]).toMatchObject([409, {}])
    expect(((await ask('GET', ON)).body as unknown as File).articles[0]?.on_hand).toBe(article!.on_hand + 5)
    expect((await ask('POST', `${ON}/stock`, { ...change, kind: 'to', packs: -1 })).status).toBe(422)
    expect((await ask('POST', `${ON}/stock`, { ...change, options: { ...OPTION, sphere: 99 } })).status).toBe(422)
    expect((await ask('POST', `${ON}/stock`, { ...change, reason: 'mood' })).status).toBe(422)
    const acts = (await value(shop.storage.auditLog.find({ what: 'stock.changed' }, { page: 1, itemsPerPage: 10 }))).acts
    expect(acts).toMatchObject([
      { by: 'gina', detail: `${article!.on_hand} → ${article!.on_hand + 5}, delivery` },
    ])
  })

  it('have their price changed at once or from an instant on, which can be cancelled', async () => {
    const { ask } = await signedInAs(app, { ports: shop.deps, now }, 'gino', ['products'])
    const [read] = ((await ask('GET', ON)).body as unknown as File).prices
    const price = { ...read!, current: read!.current - 100 }
    const current = async () => ((await ask('GET', ON)).body as unknown as File).prices[0]?.current
    expect((await ask('POST', `${ON}/prices`, { price: { ...price, bulk: [{ quantity: 1, cents: 1 }] }, read })).status).toBe(422)
    expect((await ask('POST', `${ON}/prices`, { price, read })).status).toBe(200)
    expect((await ask('POST', `${ON}/prices`, { price: read, read })).status).toBe(409)
    expect(await current()).toBe(price.current)
    const from = new Date(now().getTime() + 60_000).toISOString()
    for (const one of [{ ...price, current: 100 }, { ...price, current: 200 }])
      expect((await ask('POST', `${ON}/prices`, { price: one, read: price, from })).status).toBe(200)
    await value(shop.beginPrices())
    expect(await current()).toBe(price.current)
    shop.clock.advance(60_000)
    expect(await value(shop.beginPrices())).toBe(1)
    expect(await current()).toBe(200)
    const later = new Date(now().getTime() + 60_000).toISOString()
    await ask('POST', `${ON}/prices`, { price, read: { ...price, current: 200 }, from: later })
    expect((await ask('POST', `${ON}/prices/cancellations`, { price_channel: price.price_channel, from: later })).status).toBe(200)
    expect((await ask('GET', ON)).body['planned']).toEqual([])
    const auditEntries = async (what: AuditEntry['what']) =>
      (await value(shop.storage.auditLog.find({ what }, { page: 1, itemsPerPage: 10 }))).acts.filter(({ by }) => by === 'gino').length
    expect([
      await auditEntries('price.changed'), await auditEntries('price.planned'), await auditEntries('price.plan_cancelled'),
    ]).toEqual([1, 3, 1])
  })

  it('have a price from a past instant applied at once, and reject an unknown channel or invalid instant', async () => {
    const { ask } = await signedInAs(app, { ports: shop.deps, now }, 'gigi', ['products'])
    const [read] = ((await ask('GET', ON)).body as unknown as File).prices
    const price = { ...read!, current: read!.current - 1 }
    expect((await ask('POST', `${ON}/prices`, { price: { ...price, price_channel: 'no channel' } })).status).toBe(422)
    for (const from of ['tomorrow', '2027-13-01T00:00:00Z', '2027-02-30T00:00:00Z', '2027-01-01T24:00:00Z']) {
      expect([from, (await ask('POST', `${ON}/prices`, { price, read, from })).status]).toEqual([from, 422])
      const cancelled = await ask('POST', `${ON}/prices/cancellations`, { price_channel: price.price_channel, from })
      expect([from, cancelled.status]).toEqual([from, 422])
    }
    expect((await ask('POST', `${ON}/prices`, { price, read, from: now().toISOString() })).status).toBe(200)
    const { prices, planned } = (await ask('GET', ON)).body as unknown as File & { readonly planned: readonly unknown[] }
    expect([prices[0]?.current, planned]).toEqual([price.current, []])
  })

  it('are hidden from shoppers by staff that manages products, and read-only for staff that packs orders', async () => {
    const { ask } = await signedInAs(app, { ports: shop.deps, now }, 'gerd', ['products'])
    expect((await ask('PUT', `${ON}/visibility`, { is_active: false })).status).toBe(200)
    expect((await ask('GET', '/products?state=hidden')).body).toMatchObject({ 'hydra:member': [{ id: LENS.id, is_active: false }] })
    expect((await app.inject({ url: `/api/products/${LENS.id}` })).statusCode).toBe(404)
    expect((await ask('PUT', `${ON}/visibility`, { is_active: true })).status).toBe(200)
    const packer = await signedInAs(app, { ports: shop.deps, now }, 'otto', ['orders'])
    expect((await packer.ask('GET', ON)).status).toBe(200)
    expect((await packer.ask('PUT', `${ON}/visibility`, { is_active: false })).status).toBe(403)
  })
})
