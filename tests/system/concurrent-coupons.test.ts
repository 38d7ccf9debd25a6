import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../adapters/postgres/database/database.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import type { Coupon } from '../../domain/coupon/coupon.ts'
import { completeEmailLink } from '../support/complete-email-link.ts'
import { aCoupon, couponCode } from '../support/builders/coupon.ts'
import { aCatalogue } from '../support/builders/catalogue.ts'
import { aPriceEntry } from '../support/builders/price-entry.ts'
import { aSolution } from '../support/builders/solution.ts'
import { aStockRow } from '../support/builders/stock-row.ts'
import { allAtOnce } from '../support/system/all-at-once.ts'
import { requestShop, orderedHere } from '../support/system/request-shop.ts'
import { readStoredData } from '../support/system/read-stored-data.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { isPlaced, placeOrder, type Placed } from '../support/system/place-order.ts'
import { readyCart, readyCarts } from '../support/system/ready-carts.ts'
import { aVisitor } from '../support/system/visitor.ts'
import { orderBody, orderBodyOf, type ReadCart } from '../support/order-body.ts'
import { engines } from '../support/postgres-engines.ts'
import { value } from '../support/outcome.ts'

const BOTTLE = aSolution()
const PRICE = 4500
const CODE = 'SAVE10'
type WireOrder = {
  readonly total: number
  readonly shipping_total: number
  readonly order_promotion_total: number
  readonly promotion_coupon: unknown
}
type WithReason = WireOrder & ReadCart & { readonly promotion_coupon: { readonly reason: unknown } }

const items = [{ productId: BOTTLE.id, option: {}, quantity: 1 }]
const resultText = ({ status, body }: Placed): string =>
  status === 201 ? '201' : `${status} ${body.refusal.reason?._tag ?? body.refusal._tag} ${body.message}`

/** Unexpected responses to buyers without an order. */
const unexpectedResponses = (expected: RegExp, responses: readonly Placed[]): readonly string[] =>
  responses.filter((response) => !isPlaced(response)).map(resultText).filter((text) => !expected.test(text))

describe.each(engines)('coupons under concurrency over HTTP on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())

  const withCoupon = async (coupon: Coupon, runSteps: (shop: ListeningShop) => Promise<void>): Promise<void> => {
    const shop = await openListeningShop(database, aCatalogue({
      products: [BOTTLE], prices: [aPriceEntry({ productId: BOTTLE.id, current: PRICE })],
      stock: [aStockRow(BOTTLE, { onHand: 500 })],
      coupons: [coupon],
    }))
    try {
      await runSteps(shop)
    } finally {
      await shop.close()
    }
  }
  const uses = async ({ storage }: ListeningShop): Promise<number | undefined> =>
    (await value(storage.coupons.standing(couponCode(CODE))))?.uses

  it('C1 give the last use to one of a hundred orders, and charge no other total than the one shown', () =>
    withCoupon(aCoupon({ usageLimit: 1 }), async (shop) => {
      const carts = await readyCarts(shop, 100, () => ({ items, coupon: CODE }))
      const responses = await allAtOnce(carts, (cart) => placeOrder(shop, cart))
      const winner = responses.findIndex(isPlaced)
      const [cart, placed] = [carts[winner], responses[winner]]
      expect(responses.filter(isPlaced)).toHaveLength(1)
      expect(await uses(shop)).toBe(1)
      expect(await readStoredData(shop).orders()).toHaveLength(1)
      const order = (await requestShop<WireOrder>(
        `${shop.url}/orders/by-token/${placed?.body.token_value}`, 'GET', undefined, orderedHere(cart?.token ?? ''),
      )).body
      expect([order.order_promotion_total, order.total - order.shipping_total]).toEqual([-PRICE / 10, PRICE - PRICE / 10])
      // A customer who had the coupon learns that it is used up, one a moment later gets the new total.
      const refusalTexts = [...new Set(responses.filter((response) => !isPlaced(response)).map(resultText))]
      expect(refusalTexts.filter((one) => !/^(422 UsageLimitReached|409 TotalChanged) [^{}]{20,}$/.test(one))).toEqual([])
    }))

  it('C1 accept the other orders once their customers have seen the total without the coupon', () =>
    withCoupon(aCoupon({ usageLimit: 1 }), async (shop) => {
      const carts = await readyCarts(shop, 10, () => ({ items, coupon: CODE }))
      const responses = await allAtOnce(carts, (cart) => placeOrder(shop, cart))
      const losers = carts.filter((_, index) => responses[index]?.status !== 201)
      // A second press with the old total, then one with the total the cart shows now.
      for (const cart of losers) expect(resultText(await placeOrder(shop, cart))).toContain('409 TotalChanged')
      for (const { token } of losers) {
        const { body } = await requestShop<WithReason>(`${shop.url}/carts/${token}`)
        expect([body.order_promotion_total, body.promotion_coupon.reason])
          .toEqual([0, expect.objectContaining({ _tag: 'UsageLimitReached' })])
        const placed = await requestShop<{ readonly token_value: string }>(`${shop.url}/orders`, 'POST', orderBody(body))
        expect(placed.status).toBe(201)
        const order = `${shop.url}/orders/by-token/${placed.body.token_value}`
        expect((await requestShop<WireOrder>(order, 'GET', undefined, orderedHere(token))).body.total).toBe(body.total)
      }
      expect(await uses(shop)).toBe(1)
    }))

  it('C1 let one customer with twenty carts use a coupon as often as allowed', () =>
    withCoupon(aCoupon({ usesPerCustomer: 2 }), async (shop) => {
      const carts = await readyCarts(shop, 20, (cart) => ({
        items, coupon: CODE, email: cart % 2 === 0 ? 'anna@example.ch' : 'ANNA@example.ch',
      }))
      const responses = await allAtOnce(carts, (cart) => placeOrder(shop, cart))
      expect([responses.filter(isPlaced).length, await uses(shop)]).toEqual([2, 2])
      expect(unexpectedResponses(/^(422 UsedByCustomer|409 TotalChanged)/, responses)).toEqual([])
    }))

  it('F-M05: count a customer once, for any spelling of the e-mail address', () =>
    withCoupon(aCoupon({ usesPerCustomer: 1 }), async (shop) => {
      for (const spelled of [
        ['anna@gmail.com', 'anna@googlemail.com', 'a.n.n.a+2@GoogleMail.com'],
        ['anna@münchen.de', 'anna@xn--mnchen-3ya.de', 'anna@mu\u0308nchen.de', 'anna@ｍünchen.de'],
        ['anna@example.ch', 'anna+shop@example.ch', 'Anna+other@ｅｘａｍｐｌｅ.ch'],
      ]) {
        const carts: Cart[] = []
        for (const email of spelled) carts.push(await readyCart(shop, { items, coupon: CODE, email }))
        const responses = await allAtOnce(carts, (cart) => placeOrder(shop, cart))
        expect(responses.filter(isPlaced)).toHaveLength(1)
        expect(unexpectedResponses(/^(422 UsedByCustomer|409 TotalChanged)/, responses)).toEqual([])
      }
    }))

  it('C5 are applied to one of ten concurrent first orders, and to no former guest', () =>
    withCoupon(aCoupon({ newCustomersOnly: true }), async (shop) => {
      const carts = await readyCarts(shop, 10, () => ({ items, coupon: CODE, email: 'new@example.ch' }))
      const guest = await readyCart(shop, { items, email: 'known@example.ch' })
      const late = await readyCart(shop, { items, coupon: CODE, email: 'known@example.ch' })
      const responses = await allAtOnce(carts, (cart) => placeOrder(shop, cart))
      expect(responses.filter(isPlaced)).toHaveLength(1)
      expect(unexpectedResponses(/^(422 NewCustomersOnly|409 TotalChanged)/, responses)).toEqual([])
      expect((await placeOrder(shop, guest)).status).toBe(201)
      expect(resultText(await placeOrder(shop, late))).toMatch(/^(422 NewCustomersOnly|409 TotalChanged)/)
      expect(await uses(shop)).toBe(1)
    }))

  it.each([
    ['once a customer', aCoupon({ usesPerCustomer: 1 })], ['for new customers only', aCoupon({ newCustomersOnly: true })],
  ] as const)('H-K07 C1 C5 reserve a coupon %s for an owner whose address a stranger used, and apply it once', (_for, coupon) =>
    withCoupon(coupon, async (shop) => {
      const person = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht' }
      const visitor = aVisitor(shop.url)
      await visitor.ask('/customers', 'POST', { ...person, first_name: 'Anna', last_name: 'Keller' })
      await completeEmailLink(shop.ports, person)
      expect((await visitor.ask('/session', 'POST', person)).status).toBe(200)
      const input = { items, coupon: CODE, email: person.email }
      expect((await placeOrder(shop, await readyCart(shop, input))).status).toBe(201)
      expect(resultText(await placeOrder(shop, await readyCart(shop, input)))).toMatch(/^(422 UsedByCustomer|422 NewCustomersOnly|409)/)
      const carts = await readyCarts(shop, 10, () => input)
      const responses = await allAtOnce(carts, async (cart) => (await visitor.ask('/orders', 'POST', orderBodyOf(cart))).status)
      expect([responses.filter((status) => status === 201).length, await uses(shop)]).toEqual([1, 2])
    }))
})
