import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMemoryPaymentProvider, type MemoryPaymentProvider } from '../../adapters/memory/payment/memory-payment-provider.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import { smallCatalogue, solution } from '../support/api/small-catalogue.ts'
import { aCoupon } from '../support/builders/coupon.ts'
import { chf } from '../support/builders/money.ts'
import { someSettings } from '../support/builders/shop-settings.ts'
import { allAtOnce } from '../support/system/all-at-once.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { STUDIO_PICKUP } from '../../domain/delivery/shipping-label.ts'
import { aRegular, BILLING, pressOrder, refusalOf, toOrderPlacement, type WireCart } from '../support/system/shopper.ts'
import { aVisitor } from '../support/system/visitor.ts'
import { engines } from '../support/postgres-engines.ts'
import { openShopRegister } from '../support/shop-register.ts'

const LENT = 20_000
const settings = someSettings({
  invoice: { openAtMost: chf(LENT), countries: ['CH'] },
  trialProductId: solution.id,
  orderLimit: { limit: chf(15_000), countries: ['DE'] },
})
const products = { ...smallCatalogue, coupons: ['SAVE10', 'HELLO'].map((code) => aCoupon({ code, newCustomersOnly: true })) }

type OrderResponse = {
  readonly shop: ListeningShop
  readonly paymentProvider: MemoryPaymentProvider
  readonly offer: (...methods: readonly PaymentMethod[]) => void
}

describe.each(engines)('entitlements checked early and used late, over HTTP on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())

  const withShop = async (runSteps: (report: OrderResponse) => Promise<void>): Promise<void> => {
    const paymentProvider = openMemoryPaymentProvider()
    let offered: readonly PaymentMethod[] = ['visa', 'twint', 'invoice', 'prepayment']
    const register = { ...openShopRegister([settings], []), paymentMethods: () => offered }
    const shop = await openListeningShop(database, products, { provider: paymentProvider, register })
    try {
      await runSteps({ shop, paymentProvider, offer: (...methods) => { offered = methods } })
    } finally {
      await shop.close()
    }
  }
  const ordersOf = ({ db }: ListeningShop): Promise<readonly unknown[]> => db.selectFrom('purchase_order').select('token').execute()

  it('F-M01: an invoice that a customer chose is not available to a guest who orders the cart', () =>
    withShop(async ({ shop, paymentProvider }) => {
      const anna = await aRegular(shop, paymentProvider)
      const cart = await toOrderPlacement(anna, { method: 'invoice' })
      const before = await ordersOf(shop)
      expect(refusalOf(await pressOrder(aVisitor(shop.url), cart))).toBe('404 NotFound')
      expect(await ordersOf(shop)).toEqual(before)
      const { body } = await anna.ask<WireCart>(`/carts/${cart.token_value}`)
      expect([body.checkout_state, body.payment_method]).toEqual(['payment_selected', 'invoice'])
      expect(refusalOf(await pressOrder(anna, body))).toBe('201')
    }))

  it('F-M01: eight concurrent carts stay within the credit limit of one customer', () =>
    withShop(async ({ shop, paymentProvider }) => {
      const anna = await aRegular(shop, paymentProvider)
      const carts: WireCart[] = []
      for (let cart = 0; cart < 8; cart += 1) {
        carts.push(await toOrderPlacement(anna, { method: 'invoice', email: `anna+${cart}@example.ch` }))
        // The next one is another cart of the same customer, as with several brands.
        await shop.db.deleteFrom('customer_cart').execute()
      }
      const responses = await allAtOnce(carts, (cart) => pressOrder(anna, cart))
      const placed = responses.filter(({ status }) => status === 201)
      expect(placed).toHaveLength(Math.floor(LENT / (carts[0]?.total ?? 1)))
      expect([...new Set(responses.filter(({ status }) => status !== 201).map(refusalOf))]).toEqual(['422 PaymentNotOffered'])
      const late = await aVisitor(shop.url).ask(`/carts/${carts[0]?.token_value}/payment-methods`)
      expect(late.text).not.toContain('invoice')
    }))

  it('F-M01: another e-mail, another billing address or one abroad removes the chosen invoice', () =>
    withShop(async ({ shop, paymentProvider }) => {
      const anna = await aRegular(shop, paymentProvider)
      const german = { ...BILLING, postcode: '10115', city: 'Berlin', country_code: 'DE' }
      for (const change of [
        { email: 'carla@example.ch' },
        { billing_address: { ...BILLING, last_name: 'Rossi' }, shipping_address: null },
      ]) {
        const { token_value: token } = await toOrderPlacement(anna, { method: 'invoice' })
        const { body } = await anna.ask<WireCart>(`/carts/${token}`, 'PATCH', change)
        expect([body.checkout_state, body.payment_method]).toEqual(['shipping_selected', null])
      }
      const { token_value: token } = await toOrderPlacement(anna, { method: 'twint' })
      await anna.ask(`/carts/${token}`, 'PATCH', { billing_address: german, shipping_address: BILLING })
      const { status } = await anna.ask(`/carts/${token}/payment-method`, 'PUT', { payment_method: 'invoice' })
      expect(status).toBe(422)
    }))

  it('F-M01: products for an optician’s studio are refused to customers of other opticians', () =>
    withShop(async ({ shop, paymentProvider }) => {
      const anna = await aRegular(shop, paymentProvider, 'anna.keller@example.ch')
      const studio = { studio_id: 'seefeld' }
      const cart = await toOrderPlacement(anna, { shipping: studio, shippingMethod: STUDIO_PICKUP, email: 'anna.keller@example.ch' })
      expect(refusalOf(await pressOrder(aVisitor(shop.url), cart))).toBe('404 NotFound')
      expect(refusalOf(await pressOrder(anna, cart))).toBe('201')
    }))

  it('F-M06: two concurrent coupons for new customers are given to one e-mail address once, and reveal nothing before', () =>
    withShop(async ({ shop }) => {
      const codes = ['SAVE10', 'HELLO']
      const carts: WireCart[] = []
      for (const [index, coupon] of [...codes, ...codes].entries())
        carts.push(await toOrderPlacement(aVisitor(shop.url), { coupon, email: `Nina+${index}@example.ch` }))
      expect(carts.map(({ promotion_coupon: coupon }) => coupon)).toEqual([...codes, ...codes].map((code) =>
        ({ code, reason: null, checked_at_order: true })))
      const responses = await allAtOnce(carts, (cart) => pressOrder(aVisitor(shop.url), cart))
      expect(responses.map(refusalOf).toSorted()).toEqual(['201', ...Array.from({ length: 3 }, () => '422 NewCustomersOnly')])
      const existing = await toOrderPlacement(aVisitor(shop.url), { coupon: 'HELLO', email: 'nina@example.ch' })
      const unknown = await toOrderPlacement(aVisitor(shop.url), { coupon: 'HELLO', email: 'nobody@example.ch' })
      expect([existing.promotion_coupon, existing.total]).toEqual([unknown.promotion_coupon, unknown.total])
    }))

  it('F-M07: a free trial is given to one e-mail address once, also for concurrent orders', () =>
    withShop(async ({ shop }) => {
      const lens = { product: 1001, option: { l_sphere: -2.25, l_radius: 8.6, l_diameter: 14 } }
      const carts: WireCart[] = []
      for (let cart = 0; cart < 4; cart += 1)
        carts.push(await toOrderPlacement(aVisitor(shop.url), { ...lens, email: `t${'+x'.repeat(cart)}@example.ch` }))
      expect(carts.map(({ items }) => items.filter(({ is_trial: isTrial }) => isTrial).length)).toEqual([1, 1, 1, 1])
      const responses = await allAtOnce(carts, (cart) => pressOrder(aVisitor(shop.url), cart))
      expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201])
      const orderLines = await shop.db.selectFrom('order_line').select('product_id').where('product_id', '=', 2001).execute()
      expect(orderLines).toHaveLength(1)
    }))

  it('F-M15: a quantity that is no whole number from one on is rejected with its path, and nothing is added to the cart', () =>
    withShop(async ({ shop }) => {
      const guest = aVisitor(shop.url)
      const { token_value: token } = (await guest.ask<WireCart>('/carts', 'POST', {})).body
      for (const quantity of [0, -5, 1.5, -0.5]) {
        const items = [{ product: { product_id: 2001, option: {} }, quantity }]
        expect((await guest.ask(`/carts/${token}/items`, 'POST', { items })).status).toBe(422)
      }
      expect((await guest.ask<WireCart>(`/carts/${token}`)).body.items).toEqual([])
    }))

  it('F-M09: a parcel abroad keeps the limit of its country, for any billing address', () =>
    withShop(async ({ shop }) => {
      const guest = aVisitor(shop.url)
      const german = { ...BILLING, postcode: '10115', city: 'Berlin', country_code: 'DE' }
      const cart = await toOrderPlacement(guest, { quantity: 5, shipping: german, shippingMethod: 'dhl' })
      expect(refusalOf(await pressOrder(guest, cart))).toBe('422 OrderLimitReached')
    }))

  it('F-M02: a payment or shipping method that was withdrawn meanwhile is rejected by name, and another one is required', () =>
    withShop(async ({ shop, offer }) => {
      const guest = aVisitor(shop.url)
      const unpaid = await toOrderPlacement(guest, { method: 'visa' })
      offer('twint')
      expect(refusalOf(await pressOrder(guest, unpaid))).toBe('422 PaymentNotOffered')
      expect((await guest.ask<WireCart>(`/carts/${unpaid.token_value}`)).body.checkout_state).toBe('shipping_selected')
      const unsent = await toOrderPlacement(guest)
      await shop.db.updateTable('shipping_method').set({ is_active: false }).where('key', '=', 'gls_parcel').execute()
      expect(refusalOf(await pressOrder(guest, unsent))).toBe('422 ShippingNotOffered')
      expect((await guest.ask<WireCart>(`/carts/${unsent.token_value}`)).body.checkout_state).toBe('addressed')
      expect(await ordersOf(shop)).toEqual([])
    }))
})
