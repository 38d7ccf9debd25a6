import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeCatalogueRepository } from '../../../adapters/postgres/catalogue/catalogue-repository.ts'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { makeJobFailures } from '../../../adapters/postgres/job/job-failures.ts'
import { makeWebhookDeliveries } from '../../../adapters/postgres/webhook/webhook-deliveries.ts'
import { makeWebhookEndpoints } from '../../../adapters/postgres/webhook/webhook-endpoints.ts'
import { makeDeliverWebhooks } from '../../../application/commerce/webhook/deliver-webhooks.ts'
import type { NotTaken, WebhookSender } from '../../../application/commerce/webhook/webhook-sender.port.ts'
import { DELIVERY_LEASE_MS, type WebhookDelivery } from '../../../application/commerce/webhook/webhook-deliveries.port.ts'
import { ownRequest } from '../../../domain/order/change-key.ts'
import { variantId } from '../../../domain/product/variant.ts'
import { makeWebhookAddress } from '../../../domain/webhook/webhook-address.ts'
import { openSmallShop } from '../../support/api/open-api-shop.ts'
import { made } from '../../support/builders/made.ts'
import { everyUseCase } from '../../support/commerce.ts'
import { value } from '../../support/outcome.ts'
import { webhookEventsContract } from '../../contracts/webhook-events.contract.ts'
import { emptied, engines } from '../../support/postgres-engines.ts'
import { placeOrder, usualCatalogue } from '../../support/purchase.ts'

const NOON = new Date('2126-03-02T12:00:00Z')
const later = (milliseconds: number): Date => new Date(NOON.getTime() + milliseconds)
const address = made(makeWebhookAddress('https://listening.example/', { isLive: true }))
const LEA = { kind: 'staff', name: 'Lea' } as const

const shopOver = async (database: Database) => {
  const shopCatalogue = usualCatalogue()
  const { ports } = openSmallShop(shopCatalogue, await emptied(database, shopCatalogue))
  return everyUseCase(ports)
}

describe.each(engines)('webhook events on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  let shop: Awaited<ReturnType<typeof shopOver>>
  beforeAll(async () => { database = await open() }, 60_000)
  beforeEach(async () => { shop = await shopOver(database) })
  afterAll(() => database.close())

  const endpoints = () => makeWebhookEndpoints(database.db)
  const waiting = () => makeWebhookDeliveries(database.db)
  const claim = (now: Date) => value(waiting().take(now))
  const storedDeliveries = async (): Promise<readonly unknown[]> =>
    (await sql<{ one: unknown }>`select jsonb_build_array(endpoint_id, type, data) as one from webhook_delivery order by id`
      .execute(database.db)).rows.map(({ one }) => one)

  webhookEventsContract(async (catalogue) => {
    const storage = await emptied(database, catalogue)
    await endpoints().add('wh_one', address, NOON)
    const reported = async () => (await sql<{ type: string; data: Record<string, string | number | boolean> }>`
      select type, data from webhook_delivery order by id`.execute(database.db)).rows.map(({ type, data }) =>
      [type, ...(type === 'stock.changed' ? [data['variant_id'], data['on_hand'], data['stop_order']] : [data['number'], data['state']])]
        .filter((part) => part !== undefined))
    return { storage, reported }
  })

  it('are saved with the order itself, for each subscriber, without personal data', async () => {
    await placeOrder(shop, 'prepayment')
    expect(await storedDeliveries()).toEqual([])
    await endpoints().add('wh_one', address, NOON)
    await endpoints().add('wh_two', address, NOON)
    const order = await placeOrder(shop, 'prepayment')
    const placed = ['order.placed', { number: order.number, state: 'payment_pending' }]
    expect(await storedDeliveries()).toEqual([['wh_one', ...placed], ['wh_two', ...placed]])
    await value(shop.recordTransfer({ number: order.number, ...ownRequest('test', '1'), by: LEA }, order.totals.total))
    const paid = ['payment.received', { number: order.number, from: 'payment_pending', state: 'new' }]
    expect((await storedDeliveries()).slice(2)).toEqual([['wh_one', ...paid], ['wh_two', ...paid]])
    // Repeated, it has already happened.
    await value(shop.recordTransfer({ number: order.number, ...ownRequest('test', '1'), by: LEA }, order.totals.total))
    expect(await storedDeliveries()).toHaveLength(4)
    expect(JSON.stringify(await storedDeliveries())).not.toMatch(/erika/i)
  })

  it('are those of a stock count, and none of its dry run', async () => {
    await endpoints().add('wh_one', address, NOON)
    const catalogue = makeCatalogueRepository(database.db)
    const all = await value(catalogue.all())
    const [first] = all.stock
    const merge = (onHand: number, isTrial: boolean) =>
      value(catalogue.merge({ ...all, stock: [{ ...first!, onHand }] }, { isCount: true, isTrial }))
    await merge(0, true)
    expect(await storedDeliveries()).toEqual([])
    await merge(0, false)
    await merge(-1, false)
    expect(await storedDeliveries()).toEqual([['wh_one', 'stock.changed',
      { variant_id: variantId(first!.productId, first!.option), product_id: first!.productId, on_hand: 0, stop_order: false }]])
  })

  it('are claimed by one worker alone, by another once the first died, and removed once delivered', async () => {
    await endpoints().add('wh_one', address, NOON)
    await placeOrder(shop, 'prepayment')
    const both = await Promise.all([claim(NOON), claim(NOON)])
    expect(both.filter((one) => one !== undefined)).toHaveLength(1)
    expect(await claim(later(DELIVERY_LEASE_MS - 1))).toBeUndefined()
    const again = await claim(later(DELIVERY_LEASE_MS))
    expect(again).toEqual(both.find((one) => one !== undefined))
    await value(waiting().taken(again!))
    expect(await storedDeliveries()).toEqual([])
  })

  it('H-S22 are no longer listed as failed once delivered', async () => {
    await endpoints().add('wh_one', address, NOON)
    await placeOrder(shop, 'prepayment')
    const jobFailures = makeJobFailures(database.db)
    const failed = async () => (await value(jobFailures.list({ since: new Date(0), limit: 5 }))).failures.length
    const deliver = (now: Date, send: WebhookSender['send']) =>
      value(makeDeliverWebhooks({ webhooks: waiting(), jobFailures, clock: { now: () => now }, webhookSender: { send } })())
    await deliver(NOON, () => { throw new TypeError('no such thing') })
    expect(await failed()).toBe(1)
    await deliver(later(60 * 60_000), () => TE.right(undefined))
    expect([await storedDeliveries(), await failed()]).toEqual([[], 0])
  })

  it('are retried with the same id in growing intervals, block no others, are given up and listed, sent on demand', async () => {
    await endpoints().add('wh_deaf', address, NOON)
    await endpoints().add('wh_one', address, NOON)
    await placeOrder(shop, 'prepayment')
    await placeOrder(shop, 'prepayment')
    let now = NOON
    const long = 'x'.repeat(9_999)
    const deliveries: WebhookDelivery[] = []
    let deaf: NotTaken = { _tag: 'NotTaken', why: long }
    const deliver = makeDeliverWebhooks({
      webhooks: makeWebhookDeliveries(database.db), jobFailures: makeJobFailures(database.db), clock: { now: () => now },
      webhookSender: {
        send: (delivery) => {
          deliveries.push(delivery)
          return TE.fromEither(delivery.endpoint === 'wh_deaf' ? E.left(deaf) : E.right(undefined))
        },
      },
    })
    expect(await value(deliver())).toEqual([])
    // An error of a server is stored shortened, and only with its delivery.
    const reasons = async () =>
      (await database.db.selectFrom('webhook_delivery').select('reason').orderBy('id').execute()).map(({ reason }) => reason)
    expect(await reasons()).toEqual([long.slice(0, 200), null])
    deaf = { _tag: 'NotTaken', why: 'HTTP status 500' }
    // The second event for the failing subscriber waits behind the first.
    expect(deliveries.map(({ endpoint }) => endpoint)).toEqual(['wh_deaf', 'wh_one', 'wh_one'])
    const pauses: number[] = []
    const first = deliveries[0]!
    const tries = () => deliveries.filter(({ event, endpoint }) => event === first.event && endpoint === first.endpoint).length
    let failedPermanently = await value(deliver())
    while (failedPermanently.length === 0) {
      const before = now
      const [due] = (await sql<{ at: Date }>`select min(due_at) as at from webhook_delivery where failed_at is null`
        .execute(database.db)).rows
      now = new Date(due!.at)
      pauses.push(Math.round((now.getTime() - before.getTime()) / 60_000))
      failedPermanently = await value(deliver())
    }
    expect(pauses.slice(0, 5)).toEqual([1, 2, 4, 8, 16])
    expect(tries()).toBe(12)
    const { event } = first
    expect(failedPermanently[0]).toMatchObject({ delivery: { endpoint: 'wh_deaf', event, type: 'order.placed' }, why: 'HTTP status 500' })
    expect(await endpoints().list()).toMatchObject([
      {
        id: 'wh_deaf', failedPermanently: failedPermanently.length, reason: 'HTTP status 500',
      }, { id: 'wh_one', waiting: 0, failedPermanently: 0, reason: null },
    ])
    expect(await endpoints().retry('wh_deaf')).toBe(2)
    expect(await reasons()).toEqual([null, null])
    expect(await claim(now)).toMatchObject({ event: first.event, attempts: 0 })
    expect([await endpoints().remove('wh_deaf'), await endpoints().remove('wh_deaf')]).toEqual([true, false])
    expect(await storedDeliveries()).toEqual([])
  })
})
