import { portsOver } from '../../../adapters/composition/server/commerce-over.ts'
import * as E from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { openShopStorage } from '../../../adapters/postgres/open-shop-storage.ts'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { openSmallShop } from '../../support/api/open-api-shop.ts'
import { openSettableClock } from '../../../adapters/memory/shop/settable-clock.ts'
import { makeFrequency } from '../../../domain/subscription/frequency.ts'
import { consentTo } from '../../support/consent-to.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart } from '../../support/builders/cart.ts'
import { aCategory } from '../../support/builders/catalogue.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { aKey } from '../../support/builders/idempotent-request.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder } from '../../support/builders/order.ts'
import { openCatalogue } from '../../support/catalogue-in-memory.ts'
import { customer, everyUseCase, GUEST } from '../../support/commerce.ts'
import { refusal, value } from '../../support/outcome.ts'
import { emptied, engines } from '../../support/postgres-engines.ts'
import { checkOutTo, LENS, SOLUTION, usualCatalogue } from '../../support/purchase.ts'

const SECOND = 1000
const WHOLE: ListingQuery = { page: 1, itemsPerPage: 16, sort: 'position', filters: {}, listViewType: 'grid' }
const shopCatalogue = usualCatalogue({
  categories: [aCategory()],
  offers: [{ fk: 'SOMMER', productId: LENS.id, priceChannel: 'iris-ch', offerChannel: 'sale', validUntil: '2026-12-31T00:00:00.000Z' }],
})

describe.each(engines)('the catalogue of $name in memory', ({ open }) => {
  let database: Database
  beforeAll(async () => { database = await open() })
  afterAll(() => database.close())
  beforeEach(async () => { await emptied(database, shopCatalogue) })

  /** One process, with its database queries. */
  const aProcess = (options: Parameters<typeof openCatalogue>[1] = {}) => {
    const queries: string[] = []
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => {
        queries.push(database.db.getExecutor().compileQuery(node, { queryId: 'asked' }).sql)
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    return { ...openCatalogue({ db }, options), queries }
  }
  type OneProcess = ReturnType<typeof aProcess>
  const priceOf = async ({ books }: OneProcess) => (await value(books.prices.prices([LENS.id], 'iris-ch')))[0]?.current
  const setPrice = (cents: number) =>
    database.db.updateTable('price').set({ current_cents: cents }).where('product_id', '=', LENS.id).execute()
  const readAll = async ({ books }: OneProcess) => {
    await value(books.products.products([LENS.id, SOLUTION.id]))
    await value(books.products.group(LENS.group.key))
    await value(books.products.category('lens'))
    await value(books.prices.prices([LENS.id], 'iris-ch'))
    await value(books.offers.offers(['SOMMER']))
    await value(books.shipping.methods(shopCatalogue.shippingMethods[0]!.country))
  }

  it('is read once, and checked for its version at most once a second, for any number of readers', async () => {
    const process = aProcess()
    await Promise.all(Array.from({ length: 20 }, () => readAll(process)))
    expect(process.queries.filter((query) => query.includes('catalogue_version'))).toHaveLength(1)
    const reading = process.queries.length
    await readAll(process)
    expect(process.queries).toHaveLength(reading)
    process.clock.now = SECOND
    await Promise.all([readAll(process), readAll(process)])
    expect(process.queries.slice(reading)).toEqual([expect.stringContaining('catalogue_version')])
  })

  it('F-O04 is replaced in every process when a price changes, and served as before while it is read', async () => {
    const processes = [aProcess(), aProcess()]
    for (const process of processes) expect(await priceOf(process)).toBe(5000)
    const before = await Promise.all(processes.map(({ catalogue }) => catalogue.version()))
    await setPrice(4000)
    for (const process of processes) {
      expect(await priceOf(process)).toBe(5000)
      process.clock.now = SECOND
      expect([4000, 5000]).toContain(await priceOf(process))
      await vi.waitFor(async () => { expect(await priceOf(process)).toBe(4000) })
    }
    const after = await Promise.all(processes.map(({ catalogue }) => catalogue.version()))
    expect(new Set(after).size).toBe(1)
    expect(after[0]).not.toBe(before[0])
  })

  it('reloads only what changed', async () => {
    const process = aProcess()
    await readAll(process)
    const reading = process.queries.length
    await setPrice(4000)
    process.clock.now = SECOND
    await vi.waitFor(async () => { expect(await priceOf(process)).toBe(4000) })
    const others = /from "?(product|category|offer|shipping_method)"? (?!.*offset)/
    expect(process.queries.slice(reading).filter((query) => others.test(query))).toEqual([])
  })

  it.each([
    'update category set body = body', 'update product set position = position + 1', 'truncate price',
    `insert into offer values ('NEU', 1001, 'iris-ch', 'sale', now())`, 'update shipping_method set price_cents = 0',
  ])('has another version after %s, and the same one after a rollback', async (change) => {
    const process = aProcess()
    const before = await process.catalogue.version()
    await database.db.transaction().execute(async (tx) => {
      await sql.raw(change).execute(tx)
      throw new Error('undone')
    }).catch(() => undefined)
    process.clock.now = SECOND
    expect(await process.catalogue.version()).toBe(before)
    await sql.raw(change).execute(database.db)
    process.clock.now = 2 * SECOND
    await vi.waitFor(async () => {
      expect(await process.catalogue.version()).not.toBe(before)
    })
  })

  it('caches selections by channel, language, filter and order', async () => {
    await sql`insert into price (product_id, price_channel, currency, original_cents, current_cents, website_cents, bulk)
      select product_id, 'mrlens-ch', currency, 9900, 6200 - current_cents, 6200 - current_cents, bulk from price
      where price_channel = 'iris-ch'`.execute(database.db)
    const { books } = aProcess()
    const findIds = async (query: Partial<ListingQuery>, priceChannel = 'iris-ch', locale: Locale = 'de') => {
      const { products } = await value(books.products.find({ ...WHOLE, ...query }, { priceChannel, locale }))
      return products.map(({ id }) => id)
    }
    const send = () => Promise.all([
      findIds({}), findIds({ sort: 'price' }), findIds({ sort: 'price_desc' }), findIds({ sort: 'price' }, 'mrlens-ch'),
      findIds({ categoryPath: 'lens' }), findIds({ filters: { brand: ['nobody'] } }), findIds({ page: 2, itemsPerPage: 1, sort: 'price' }),
    ])
    const [lens, solution] = [LENS.id, SOLUTION.id]
    const expected = [[lens, solution], [solution, lens], [lens, solution], [lens, solution], [lens], [], [lens]]
    expect(await send()).toEqual(expected)
    expect(await send()).toEqual(expected)
  })

  it('finds new words without reading the products, and reads them again after a change', async () => {
    const process = aProcess()
    const findIds = async (search: string) => {
      const { products } = await value(process.books.products.find({ ...WHOLE, search }, { priceChannel: 'iris-ch', locale: 'de' }))
      return products.map(({ id }) => id)
    }
    expect(await findIds(LENS.titles.de)).toContain(LENS.id)
    const before = process.queries.length
    expect(await findIds(`${LENS.titles.de}!`)).toContain(LENS.id)
    expect(process.queries).toHaveLength(before)
    await sql`update product set body = jsonb_set(body, '{titles,de}', '"Zwielicht"') where id = ${LENS.id}`.execute(database.db)
    process.clock.now = SECOND
    await vi.waitFor(async () => { expect(await findIds('Zwielich')).toContain(LENS.id) })
  })

  it('contains no stock', async () => {
    const process = aProcess()
    const before = await process.catalogue.version()
    await database.db.updateTable('stock').set({ on_hand: 1 }).execute()
    process.clock.now = SECOND
    expect(await process.catalogue.version()).toBe(before)
  })

  it('skips an unreadable row until it is requested, and reports it once', async () => {
    const reports: Error[] = []
    const process = aProcess({ report: (error) => { reports.push(error) } })
    await sql`update product set body = '{}' where id = ${SOLUTION.id}`.execute(database.db)
    expect((await value(process.books.products.products([LENS.id]))).map(({ id }) => id)).toEqual([LENS.id])
    expect((await value(process.books.products.find(WHOLE, { priceChannel: 'iris-ch', locale: 'de' }))).total).toBe(1)
    await expect(process.books.products.products([SOLUTION.id])()).rejects.toThrow('Row 2001 of product')
    expect(reports.map(({ message }) => message)).toEqual([expect.stringContaining('Row 2001 of product')])
  })

  it('accepts no order at an outdated price', async () => {
    const { catalogue, clock } = aProcess()
    const { ports } = openSmallShop(shopCatalogue, openShopStorage(database.db))
    const shop = everyUseCase(...portsOver(ports, catalogue))
    const cart = await checkOutTo(shop as Parameters<typeof checkOutTo>[0], 'payment')
    await setPrice(9000)
    expect((await refusal(shop.createOrder(GUEST, { token: cart.token, consent: consentTo(cart) })))._tag).toBe('TotalChanged')
    clock.now = SECOND
    await vi.waitFor(async () => { expect((await value(shop.getCart(GUEST, { token: cart.token }))).totals.itemsTotal.cents).toBe(9000) })
  })

  it('renews no subscription at an outdated price', async () => {
    const process = aProcess()
    const orderClock = openSettableClock(new Date('2026-03-02T08:00:00Z'))
    const { ports } = openSmallShop(shopCatalogue, { ...openShopStorage(database.db), clock: orderClock })
    const shop = everyUseCase(...portsOver(ports, process.catalogue))
    const anna = aCustomer()
    await value(ports.customers.add(anna, 'hash'))
    const { id: _id, ...cart } = aCart()
    await value(ports.carts.put(cart))
    const first = await value(ports.orders.place(cart.token, (filled, id) => E.right({
      order: {
        ...anOrder({
          lines: [aLine({ product: LENS, eye: 'right', quantity: 2 })], accountId: anna.accountId, paidAt: '2026-03-02T09:00:00Z',
        }),
        cartToken: filled.token, id, number: 'IR-first',
      },
      reservations: [], mails: [],
    })))
    await value(shop.createSubscription(customer(anna.accountId), {
      key: aKey(), orderId: first.id, frequency: made(makeFrequency(30)), isConfirmed: true, payment: { paymentMethod: 'prepayment' },
    }))
    await readAll(process)
    await setPrice(9000)
    for (const day of [25, 30]) {
      orderClock.set(new Date(Date.parse('2026-03-02T08:00:00Z') + day * 24 * 3_600_000))
      await value(shop.renewSubscriptions())
    }
    const renewal = (await value(ports.history.all(anna.accountId))).find(({ number }) => number !== 'IR-first')
    expect(renewal?.totals.itemsTotal.cents).toBe(2 * 9000)
  })
})
