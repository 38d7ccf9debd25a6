import * as E from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { openShopStorage } from '../../../adapters/postgres/open-shop-storage.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { smallCatalogue, solution } from '../../support/api/small-catalogue.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCoupon } from '../../support/builders/coupon.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { value } from '../../support/outcome.ts'
import { emptied, engines } from '../../support/postgres-engines.ts'

const at = { page: 1, itemsPerPage: 100 }
const ACT = { by: 'Rosa', what: 'coupon.created', about: 'NOTHING', at: new Date('2026-03-02T09:00:00Z') } as const

describe.each(engines)('an unreadable row on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  beforeAll(async () => { database = await open() })
  afterAll(() => database.close())

  it('is left out of the lists of staff and reported; all others are shown', async () => {
    const { db } = database
    await emptied(database, { ...smallCatalogue, coupons: [] })
    const reports: string[] = []
    const storage = openShopStorage(db, ({ message }) => { reports.push(message.replace(/ is not .*/, '')) })
    for (const name of ['GOOD', 'BAD']) {
      await value(storage.couponKeeping.add(aCoupon({ code: name }), ACT))
      const customer = {
        accountId: made(makeAccountId(`account-${name}`.padEnd(22, '_'))), email: made(makeEmail(`${name.toLowerCase()}@example.ch`)),
      }
      await value(storage.customers.add(aCustomer(customer), 'hash'))
      const { id: _id, ...cart } = aCart({ token: cartToken(name) })
      await value(storage.carts.put(cart))
      const order = anOrder({ token: orderToken(name), cartToken: cart.token, number: `IR-${name}`, lines: [aLine()] })
      await value(storage.orders.place(cart.token, (_cart, id) => E.right({ order: { ...order, id }, reservations: [], mails: [] })))
    }
    const before = (await value(storage.productFinder.find({}, at))).products.length
    await sql`update coupon set body = '{}' where code = 'BAD'`.execute(db)
    await sql`update customer set body = body || '{"locale": "xx", "salutation": 1}' where body ->> 'email' = 'bad@example.ch'`.execute(db)
    await sql`update purchase_order set body = '{}' where number = 'IR-BAD'`.execute(db)
    await sql`update product set body = body - 'brand' where id = ${solution.id}`.execute(db)

    expect((await value(storage.couponKeeping.list(undefined, at))).coupons.map(({ coupon }) => coupon.code)).toEqual(['GOOD'])
    expect((await value(storage.customerFinder.find('example', at))).customers.map(({ email }) => email)).toEqual(['good@example.ch'])
    expect((await value(storage.orderFinder.find({}, at))).orders.map(({ number }) => number)).toEqual(['IR-GOOD'])
    expect((await value(storage.productFinder.find({}, at))).products.length).toBe(before - 1)
    expect(reports.map((text) => text.replace(/Row .* of/, 'Row of'))).toEqual(
      ['coupon', 'customer', 'purchase_order', 'product'].map((table) => `Row of ${table}`))
  })
})
