import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { couponUse } from '../../../application/commerce/order/coupon-use.ts'
import { applyCoupon } from '../../../domain/cart/with-coupon.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aCoupon } from '../../support/builders/coupon.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder } from '../../support/builders/order.ts'
import { aSolution } from '../../support/builders/solution.ts'
import { engines, emptied } from '../../support/postgres-engines.ts'
import { value } from '../../support/outcome.ts'

const COUPON = aCoupon({ discount: { _tag: 'Percent', percent: 33 }, usageLimit: 1 })
const FACTS = { uses: 0, today: '2026-03-02', promotional: new Set<never>() }

describe.each(engines)('the rows of an order with a coupon on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())

  it('M9 contain the discount of each line, and in sum exactly the discount of the coupon', async () => {
    const shop = await emptied(database, aCatalogue({ coupons: [COUPON] }))
    const lines = [
      aLine({ unitPrice: 1001 }),
      aLine({ product: aSolution(), unitPrice: 333, quantity: 2 }),
      aLine({ unitPrice: 5, isTrial: true }),
    ]
    const cart = made(applyCoupon(aCart({ token: cartToken('m9'), lines }), COUPON, FACTS))
    const { id: _id, ...cartFields } = cart
    await value(shop.carts.put(cartFields))
    const order = { ...anOrder({ cartToken: cart.token, lines: cart.lines }), totals: cart.totals, coupon: { code: COUPON.code } }
    await value(shop.orders.place(cart.token, () => E.right({ order, reservations: [], mails: [], coupon: couponUse(order, COUPON) })))
    const rows = await database.db.selectFrom('order_line').select(['promotion_cents']).orderBy('position').execute()
    const discounts = rows.map((row) => row.promotion_cents)
    expect(discounts.reduce((sum, cents) => sum + cents, 0)).toBe(cart.totals.orderPromotionTotal.cents)
    expect(discounts).toEqual([-330, -220, 0])
  })

  it('C1 never count more uses than allowed, under concurrency', async () => {
    await emptied(database, aCatalogue({ coupons: [COUPON] }))
    const over = database.db.updateTable('coupon').set({ uses: 2 }).execute()
    await expect(over).rejects.toThrow(/coupon/)
  })
})
