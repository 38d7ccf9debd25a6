import * as E from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import type { ShopStorage } from '../../../adapters/postgres/open-shop-storage.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { PaymentId } from '../../../domain/payment/payment.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import type { Country } from '../../../domain/shop/country.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { cartLinkToken } from '../../support/builders/cart-link.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aMail } from '../../support/builders/mail.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { aProduct, productId } from '../../support/builders/product.ts'
import { aStockRow, aVariantId } from '../../support/builders/stock-row.ts'
import { engines, emptied } from '../../support/postgres-engines.ts'
import { value } from '../../support/outcome.ts'

const LENS = aProduct()
const OPTION = { sphere: -2, radius: 8.6, diameter: 14 }
const ID = aVariantId(LENS, OPTION)
const CATALOGUE = aCatalogue({
  products: [LENS],
  prices: [aPriceEntry()],
  stock: [aStockRow(LENS, { option: OPTION, onHand: 5 })],
})

describe.each(engines)('the rows of a shop on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  let shop: ShopStorage
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  beforeEach(async () => {
    shop = await emptied(database, CATALOGUE)
  })
  afterAll(() => database.close())

  const putCart = (stated: Parameters<typeof aCart>[0] = {}) => {
    const { id: _id, ...cart } = aCart(stated)
    return value(shop.carts.put(cart))
  }
  const place = async () => {
    const cart = await putCart({ lines: [aLine({ option: OPTION, quantity: 2 })] })
    const order = anOrder({ lines: cart.lines, cartToken: cart.token })
    return await value(
      shop.orders.place(cart.token, () =>
        E.right({ order, reservations: [{ variantId: ID, quantity: 2 }], mails: [] }),
      ),
    )
  }

  it('store nothing of a cart link that opens it', async () => {
    const { token: cartTokenOfIt } = await putCart()
    const token = cartLinkToken('canary')
    await value(shop.cartLinks.store({ token, cartToken: cartTokenOfIt, endsAt: new Date('2030-01-01') }))
    const { rows } = await sql`select * from cart_link`.execute(database.db)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('canary')
    expect(await value(shop.cartLinks.cartOf(token, new Date('2029-01-01')))).toBe(cartTokenOfIt)
  })

  it.each([
    [
      'cart',
      "update cart set body = jsonb_set(body, '{lines}', '[{\"id\": 7}]')",
      () => shop.carts.cart(cartToken('1')),
    ],
    ['purchase_order', "update purchase_order set body = body - 'totals'", () => shop.orders.order(orderToken('1'))],
    ['product', "update product set body = body - 'pack'", () => shop.products.products([productId(1001)])],
    [
      'price',
      'update price set bulk = \'[{"quantity": "four"}]\'',
      () => shop.prices.prices([productId(1001)], 'iris-ch'),
    ],
  ])('name the table and the row if a %s cannot be read', async (table, damage, read) => {
    await place()
    await sql.raw(damage).execute(database.db)
    await expect(read()()).rejects.toThrow(new RegExp(`^Row [\\w/-]+ of ${table} is not a \\w+ at`))
  })

  it('never repeat in an error what a row contains', async () => {
    await putCart({ comment: 'Bitte beim Nachbarn klingeln' })
    await sql`update cart set body = body - 'currency'`.execute(database.db)
    await expect(shop.carts.cart(cartToken('1'))()).rejects.toThrow(/^Row \S+ of cart is not a Cart at currency$/)
  })

  it('F-W04 read an addition stored as text as a number', async () => {
    await putCart({ lines: [aLine({ option: OPTION })] })
    await sql`update cart set body = jsonb_set(body, '{lines,0,option}', '{"sphere": -2, "add": "+1.50", "color": "007"}')`
      .execute(database.db)
    const [line] = (await value(shop.carts.cart(cartToken('1')))).lines
    expect(line?.option).toStrictEqual({ sphere: -2, add: 1.5, color: '007' })
  })

  it('store what a visitor typed, without the characters that no text can contain', async () => {
    const cart = await putCart({ comment: 'a\u0000b \ud800 😀 \\u0000 "quoted" \'; drop table cart' })
    expect(cart.comment).toBe('ab \ufffd 😀 \\u0000 "quoted" \'; drop table cart')
  })

  it('return nothing for an impossible id', async () => {
    const odd = 'a\u0000b'
    expect(E.isLeft(await shop.carts.cart(odd as CartToken)())).toBe(true)
    expect(E.isLeft(await shop.carts.change(odd as CartToken, E.right)())).toBe(true)
    expect(E.isLeft(await shop.orders.order(odd as OrderToken)())).toBe(true)
    expect(E.isLeft(await shop.payments.payment(odd as PaymentId)())).toBe(true)
    expect((await value(shop.stock.stockOf([odd as VariantId]))).size).toBe(0)
    expect(await value(shop.shipping.methods(odd as Country))).toEqual([])
    expect(await value(shop.products.group(odd))).toEqual([])
    expect(await value(shop.products.category(odd))).toBeUndefined()
    expect(await value(shop.offers.offers([odd]))).toEqual([])
    const query = { page: 1, itemsPerPage: 10, sort: 'position', listViewType: 'grid' } as const
    const at = { locale: 'de', priceChannel: 'iris-ch' } as const
    expect((await value(shop.products.find({ ...query, filters: { brand: [odd] } }, at))).total).toBe(0)
    expect((await value(shop.products.find({ ...query, filters: {}, search: odd }, at))).total).toBe(0)
    expect((await value(shop.products.find({ ...query, filters: {}, categoryPath: odd }, at))).total).toBe(0)
  })

  it('store the cents and the lines of an order as columns too', async () => {
    await place()
    const order = await database.db.selectFrom('purchase_order').selectAll().executeTakeFirstOrThrow()
    expect(order).toMatchObject({
      items_cents: 10_000,
      shipping_cents: 790,
      total_cents: 10_790,
      currency: 'CHF',
      paid_at: null,
    })
    const line = await database.db.selectFrom('order_line').selectAll().executeTakeFirstOrThrow()
    expect(line).toMatchObject({
      position: 1,
      product_id: 1001,
      variant_id: ID,
      quantity: 2,
      unit_cents: 5000,
      total_cents: 10_000,
    })
    const variant = await database.db.selectFrom('variant').selectAll().where('id', '=', ID).executeTakeFirstOrThrow()
    expect(variant).toMatchObject({ product_id: 1001, option: OPTION })
  })

  it.each([
    ['a total that is not its parts', 'update purchase_order set total_cents = total_cents - 1'],
    [
      'an unknown status',
      "update purchase_order set status = 'lost', body = jsonb_set(body, '{status}', '\"lost\"')",
    ],
    ['a status that the document denies', "update purchase_order set status = 'shipped'"],
    ['an order of no packs', 'update order_line set quantity = 0'],
    [
      'an unknown checkout state',
      "update cart set checkout_state = 'gone', body = jsonb_set(body, '{checkoutState}', '\"gone\"')",
    ],
    [
      'a second order of one cart',
      `insert into purchase_order select 'other', 'X', cart_token, status, email, currency,
      items_cents, shipping_cents, total_cents, body, created_at, paid_at from purchase_order`,
    ],
  ])('reject %s', async (_what, statement) => {
    await place()
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(/violates/)
  })

  it('are seeded again without restoring sold units or losing changes', async () => {
    await place()
    await value(shop.catalogue.fill({ ...CATALOGUE, prices: [aPriceEntry({ current: 4500 })] }))
    expect((await value(shop.stock.stockOf([ID]))).get(ID)?.onHand).toBe(3)
    expect((await value(shop.prices.prices([productId(1001)], 'iris-ch')))[0]?.current).toBe(4500)
    expect(await value(shop.catalogue.isFilled())).toBe(true)
  })

  it('J8 lose the compare-at price when a price is changed by hand', async () => {
    const past = ([[5000, '2026-01-01'], [4000, '2026-02-15']] as const).map(([cents, day]) =>
      ({ productId: LENS.id, priceChannel: 'iris-ch', currency: 'CHF', cents, from: `${day}T00:00:00.000Z` } as const))
    shop = await emptied(database, { ...CATALOGUE, prices: [aPriceEntry({ current: 4000, original: 9000 })], pastPrices: past })
    const former = async () => (await value(shop.prices.prices([LENS.id], 'iris-ch'))).map(({ original, current }) => [original, current])
    expect(await former()).toEqual([[5000, 4000]])
    await sql`update price set original_cents = 8000`.execute(database.db)
    expect(await former()).toEqual([[5000, 4000]])
    await sql`update price set current_cents = 3000`.execute(database.db)
    expect(await former()).toEqual([[3000, 3000]])
  })

  it('are seeded completely or not at all', async () => {
    shop = await emptied(database, aCatalogue())
    expect(await value(shop.catalogue.isFilled())).toBe(false)
    const broken = { ...CATALOGUE, prices: [aPriceEntry({ current: -1 })] }
    await expect(shop.catalogue.fill(broken)()).rejects.toThrow(/violates check/)
    expect(await value(shop.catalogue.isFilled())).toBe(false)
  })

  it('store a mail of the demo shop once, the newest first', async () => {
    const at = new Date('2026-03-02T10:00:00Z')
    for (const key of ['a', 'b', 'a']) await value(shop.demoMails.put(aMail({ key, subject: `Mail ${key}` }), at))
    const storedMails = await value(shop.demoMails.list(10))
    expect(storedMails.map(({ mail }) => mail.key)).toEqual(['b', 'a'])
    expect(await value(shop.demoMails.list(1))).toHaveLength(1)
    expect(await value(shop.demoMails.one(storedMails[1]?.id ?? 0))).toEqual({
      id: storedMails[1]?.id,
      mail: aMail({ key: 'a', subject: 'Mail a' }),
      storedAt: at.toISOString(),
    })
    for (const id of [9999, 1e12, 1.5, Number.NaN]) expect(await value(shop.demoMails.one(id))).toBeUndefined()
  })

  it('are unchanged if a cart stays as it is', async () => {
    await putCart()
    const versionOf = async () => (await database.db.selectFrom('cart').select('version').executeTakeFirstOrThrow()).version
    const seen = await value(shop.carts.cart(cartToken('1')))
    expect(await value(shop.carts.change(cartToken('1'), (cart) => E.right({ ...cart, lines: [...cart.lines] }), seen))).toEqual(seen)
    expect(await versionOf()).toBe(1)
    await value(shop.carts.change(cartToken('1'), (cart) => E.right({ ...cart, comment: 'Bitte klingeln' }), seen))
    expect(await versionOf()).toBe(2)
  })
})
