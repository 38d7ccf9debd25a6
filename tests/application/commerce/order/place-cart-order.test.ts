import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import type { OrderRepository } from '../../../../application/commerce/order/order-repository.port.ts'
import { makePlaceCartOrder } from '../../../../application/commerce/order/place-cart-order.ts'
import { openShopRegister } from '../../../support/shop-register.ts'
import { countedTokens } from '../../../support/counted-tokens.ts'
import { openMemoryShop } from '../../../../adapters/memory/memory-shop.ts'
import { openMailTexts } from '../../../../adapters/composition/mail-texts.ts'
import type { ShopCatalogue } from '../../../../application/commerce/catalogue/shop-catalogue.ts'
import { makeAccountId } from '../../../../domain/customer/account-id.ts'
import { aTypedAddress } from '../../../support/builders/address.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { made } from '../../../support/builders/made.ts'
import { aCoupon } from '../../../support/builders/coupon.ts'
import { chf, money } from '../../../support/builders/money.ts'
import { orderToken } from '../../../support/builders/order.ts'
import { aPriceEntry } from '../../../support/builders/price-entry.ts'
import { aProduct } from '../../../support/builders/product.ts'
import { aShippingMethod } from '../../../support/builders/shipping-method.ts'
import { UNPAID_LIMITS } from '../../../../domain/limits/limits.ts'
import { someSettings } from '../../../support/builders/shop-settings.ts'
import { aSolution } from '../../../support/builders/solution.ts'
import { aStockRow, aVariantId } from '../../../support/builders/stock-row.ts'
import { openCommerce, GUEST } from '../../../support/commerce.ts'
import { consentTo } from '../../../support/consent-to.ts'
import type { Commerce } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { checkOutTo, filledCart, LENS, lensItem, MINUS_TWO, placeOrder, SOLUTION, usualCatalogue } from '../../../support/purchase.ts'
import { stockedBy } from '../../../support/stocked-by.ts'

const mailTexts = openMailTexts()

const ACCEPTED = { termsAccepted: true }
const lastBox = usualCatalogue({ stock: [aStockRow(LENS, { option: MINUS_TWO, onHand: 1, stopOrder: true })] })

/** The same shop on the next day, with changed catalogue data. */
const tomorrow = (shop: Commerce, shopCatalogue: ShopCatalogue, orders: OrderRepository = shop.storage.orders) => {
  const { products, prices, stock, shipping, offers, coupons, customers, addressBooks, partners } = openMemoryShop(shopCatalogue)
  const register = openShopRegister([someSettings()], ['visa'])
  const {
    clock,
    storage: { carts },
  } = shop
  return makePlaceCartOrder({
    unpaidLimits: UNPAID_LIMITS,
    products,
    prices,
    stock,
    shipping,
    offers,
    coupons,
    carts: stockedBy(stock, carts),
    orders,
    customers,
    addressBooks,
    partners,
    register,
    clock,
    mailTexts,
    tokens: countedTokens(),
  })
}

describe('placing an order', () => {
  it('stores everything as it was on the day, under its own token and number', async () => {
    const shop = openCommerce(usualCatalogue())
    const order = await placeOrder(shop)
    expect(order).toMatchObject({
      number: 'IR-2026-000001',
      status: 'payment_pending',
      paymentMethod: 'visa',
      shippingMethod: 'swisspost_a_post_parcel',
      totals: { itemsTotal: chf(5000), shippingTotal: chf(790), total: chf(5790) },
      createdAt: '2026-03-02T09:00:00.000Z',
      arrival: { min: '2026-03-03', max: '2026-03-05' },
    })
    expect(order.token).not.toBe(order.cartToken)
    expect(await value(shop.deps.orders.order(order.token))).toEqual(order)
    expect(await refusal(shop.deps.orders.order(orderToken('guess')))).toEqual({ _tag: 'NotFound', what: 'order' })
  })

  it('F-M10 is numbered by the year in Zurich: half an hour after midnight of New Year is the new year', async () => {
    const shop = openCommerce(usualCatalogue())
    shop.clock.advance(Date.parse('2026-12-31T22:59:00Z') - shop.clock.now().getTime())
    expect((await placeOrder(shop)).number).toBe('IR-2026-000001')
    shop.clock.advance(31 * 60_000)
    expect((await placeOrder(shop)).number).toBe('IR-2027-000002')
  })

  it('CC-DELIV-03 promises each line its own days: sooner from stock, and both eyes from the same stock', async () => {
    const shop = openCommerce(usualCatalogue({
      stock: [aStockRow(LENS, { option: MINUS_TWO, onHand: 3 }), aStockRow(SOLUTION)],
    }))
    const items = [lensItem({ quantity: 2 }), lensItem({ eye: 'left', quantity: 2 }), { productId: SOLUTION.id, option: {}, quantity: 1 }]
    const cart = await checkOutTo(shop, 'payment', { items })
    const order = await value(shop.placeCartOrder(cart.token, ACCEPTED))
    const [right, left, bottle] = order.lines.map(({ arrival }) => arrival)
    expect(bottle).toEqual({ min: '2026-03-03', max: '2026-03-05' })
    expect(right).toEqual(left)
    expect((right?.max ?? '') > (bottle?.max ?? '')).toBe(true)
    expect(order.arrival).toEqual(right)
    expect((await value(shop.deps.orders.order(order.token))).lines).toEqual(order.lines)
  })

  it('promises each line independently of the others: neither their packs nor their days', async () => {
    const slow = aSolution({ id: 2001, supply: { availability: 'manufacturer_order', leadDays: { min: 9, max: 12 } } })
    const shop = openCommerce(usualCatalogue({ products: [LENS, slow], stock: [aStockRow(LENS, { option: MINUS_TWO, onHand: 3 })] }))
    const items = [lensItem({ quantity: 2 }), { productId: SOLUTION.id, option: {}, quantity: 2 }]
    const cart = await checkOutTo(shop, 'payment', { items })
    const [lens, bottle] = (await value(shop.placeCartOrder(cart.token, ACCEPTED))).lines.map(({ arrival }) => arrival)
    expect(lens).toEqual({ min: '2026-03-03', max: '2026-03-05' })
    expect((bottle?.min ?? '') > '2026-03-10').toBe(true)
  })

  it('succeeds also when the customer’s address cannot be saved', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await checkOutTo(shop, 'payment')
    const silent = () => TE.left({ _tag: 'ServiceUnavailable' } as const)
    const place = makePlaceCartOrder({ ...shop.deps, customers: { ...shop.deps.customers, change: silent } })
    const owner = made(makeAccountId('account-1'.padEnd(22, '_')))
    expect((await value(place(token, ACCEPTED, owner))).accountId).toBe(owner)
  })

  it('takes the packs from stock', async () => {
    const shop = openCommerce(usualCatalogue())
    await placeOrder(shop)
    const id = aVariantId(LENS, MINUS_TWO)
    expect((await value(shop.storage.stock.stockOf([id]))).get(id)?.onHand).toBe(19)
  })

  it('sells a lens that was never in stock: it is made to order', async () => {
    const shop = openCommerce(usualCatalogue({ stock: [] }))
    const order = await placeOrder(shop)
    expect(order.lines.map(({ variantId }) => variantId)).toEqual([aVariantId(LENS, MINUS_TWO)])
    expect(order.arrival).toBeDefined()
  })

  it('CC-CALL-13 returns the order’s token, and the same order when repeated', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await checkOutTo(shop, 'payment')
    const orders = await Promise.all(Array.from({ length: 50 }, () => value(shop.placeCartOrder(token, ACCEPTED))))
    expect(new Set(orders.map((order) => order.token)).size).toBe(1)
    expect(orders[0]?.token.length).toBeGreaterThanOrEqual(22)
    expect(orders[0]?.status).toBe('payment_pending')
    expect(await value(shop.placeCartOrder(token, { termsAccepted: false }))).toEqual(orders[0])
  })

  it('sells the last box to one of two buyers and reports to the other that it is sold out', async () => {
    const shop = openCommerce(lastBox)
    const carts = [await checkOutTo(shop, 'payment'), await checkOutTo(shop, 'payment')]
    const results = await Promise.all(carts.map((cart) => shop.placeCartOrder(cart.token, ACCEPTED)()))
    expect(results.filter(E.isRight)).toHaveLength(1)
    expect(results.filter(E.isLeft).map((one) => one.left)).toEqual([{ _tag: 'SoldOut' }])
  })

  it('S7 sells the last box to the customer who orders it, though it is in two hundred carts that are not ordered', async () => {
    const shop = openCommerce(lastBox)
    for (let left = 0; left < 200; left += 1) await filledCart(shop)
    const { token } = await checkOutTo(shop, 'payment')
    expect((await value(shop.placeCartOrder(token, ACCEPTED))).lines).toHaveLength(1)
  })

  it('reports how many are left when there are some, but not enough', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await checkOutTo(shop, 'payment', { items: [lensItem({ quantity: 2 })] })
    expect(await refusal(tomorrow(shop, lastBox)(token, ACCEPTED))).toEqual({ _tag: 'StopOrder', stock: 1 })
  })

  it('requires accepted terms', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await checkOutTo(shop, 'payment')
    expect(await refusal(shop.placeCartOrder(token, { termsAccepted: false }))).toEqual({ _tag: 'TermsNotAccepted' })
  })

  it('is rejected with the new total when it differs from the one shown, and accepted with it', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await checkOutTo(shop, 'payment')
    for (const expectedTotal of [chf(1), chf(0), money(5790, 'EUR')])
      expect(await refusal(shop.placeCartOrder(token, { ...ACCEPTED, expectedTotal }))).toEqual({
        _tag: 'TotalChanged',
        total: chf(5790),
      })
    expect((await value(shop.placeCartOrder(token, { ...ACCEPTED, expectedTotal: chf(5790) }))).totals.total).toEqual(
      chf(5790),
    )
  })

  it('uses the current prices and leaves them in the cart for the shopper to see', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token, totals } = await checkOutTo(shop, 'payment')
    const place = tomorrow(shop, usualCatalogue({ prices: [aPriceEntry({ current: 6000 })] }))
    expect(await refusal(place(token, { ...ACCEPTED, expectedTotal: totals.total }))).toEqual({
      _tag: 'TotalChanged',
      total: chf(6790),
    })
    expect((await value(shop.storage.carts.cart(token))).totals.total).toEqual(chf(6790))
    expect((await value(place(token, { ...ACCEPTED, expectedTotal: chf(6790) }))).totals.total).toEqual(chf(6790))
  })

  it.each([
    ['is switched off', { products: [aProduct({ isActive: false })] }, { _tag: 'NotFound', what: 'product' }],
    ['has its sale stopped', { products: [aProduct({ saleStop: 'recall' })] }, { _tag: 'SaleStopped' }],
    ['is no longer sold', { products: [aProduct({ discontinued: true })] }, { _tag: 'Discontinued' }],
    ['lost its price', { prices: [] }, { _tag: 'NotForSale' }],
    [
      'ran out',
      { stock: [aStockRow(LENS, { option: MINUS_TWO, onHand: 0, stopOrder: true })] },
      { _tag: 'SoldOut' },
    ],
    ['ships that way no more', { shippingMethods: [] }, { _tag: 'ShippingNotOffered', key: 'swisspost_a_post_parcel' }],
  ])('H-S02 is rejected with its reason when a product meanwhile %s, with or without a digest', async (_, changed, expected) => {
    for (const consent of [() => ACCEPTED, consentTo]) {
      const shop = openCommerce(usualCatalogue())
      const cart = await checkOutTo(shop, 'payment')
      expect(await refusal(tomorrow(shop, usualCatalogue(changed))(cart.token, consent(cart)))).toEqual(expected)
    }
  })

  it('asks for confirmation when the cart was filled in another window at the last moment', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token, totals } = await checkOutTo(shop, 'payment')
    const { orders } = shop.storage
    const bottle = { productId: SOLUTION.id, option: {}, quantity: 1 }
    const late: OrderRepository = {
      ...orders,
      place:
        (...request) =>
        async () => {
          await value(shop.addToCart(GUEST, { token, items: [bottle] }))
          return orders.place(...request)()
        },
    }
    const place = tomorrow(shop, usualCatalogue(), late)
    expect(await refusal(place(token, { ...ACCEPTED, expectedTotal: totals.total }))).toEqual({
      _tag: 'TotalChanged',
      total: chf(6990),
    })
  })

  it('AS-LIMIT-01 CC-LIMIT-01 applies the order limit of a flagged billing country, strictly above it, and no other', async () => {
    const limited = { orderLimit: { limit: chf(15_790), countries: ['DE' as const] } }
    const german = aTypedAddress({ countryCode: 'DE', postcode: '10115', city: 'Berlin' })
    const shop = openCommerce(
      usualCatalogue({ shippingMethods: [aShippingMethod(), aShippingMethod({ key: 'dhl', country: 'DE' })] }),
      limited,
    )
    const { token, lines } = await checkOutTo(shop, 'address', { items: [lensItem({ quantity: 4 })] })
    await value(shop.setAddresses(token, { billing: german }))
    await value(shop.updateShippingMethod(GUEST, { token, key: 'dhl' }))
    await value(shop.updatePaymentMethod(GUEST, { token, method: 'visa' }))
    expect(await refusal(shop.placeCartOrder(token, ACCEPTED))).toEqual({
      _tag: 'OrderLimitReached',
      limit: chf(15_790),
    })
    await value(shop.updateCartQuantity(GUEST, { token, itemId: lines[0]?.id ?? '', quantity: 3 }))
    expect((await value(shop.placeCartOrder(token, ACCEPTED))).totals.total).toEqual(chf(15_790))
    const swiss = await checkOutTo(shop, 'payment', { items: [lensItem({ quantity: 4 })] })
    expect((await value(shop.placeCartOrder(swiss.token, { ...ACCEPTED, expectedTotal: swiss.totals.total }))).totals.total.cents)
      .toBeGreaterThan(15_790)
    const free = openCommerce(usualCatalogue({ shippingMethods: [aShippingMethod({ key: 'dhl', country: 'DE' })] }))
    const abroad = await checkOutTo(free, 'address', { items: [lensItem({ quantity: 4 })] })
    await value(free.setAddresses(abroad.token, { billing: german }))
    await value(free.updateShippingMethod(GUEST, { token: abroad.token, key: 'dhl' }))
    await value(free.updatePaymentMethod(GUEST, { token: abroad.token, method: 'visa' }))
    expect((await value(free.placeCartOrder(abroad.token, ACCEPTED))).totals.total.cents).toBeGreaterThan(15_790)
  })

  it('accepts a comment, trimmed and of limited length', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await checkOutTo(shop, 'payment')
    expect(await refusal(shop.placeCartOrder(token, { ...ACCEPTED, comment: 'x'.repeat(501) }))).toEqual({
      _tag: 'Malformed',
      violations: [{ path: 'comment', key: 'validation.too_long' }],
    })
    expect((await value(shop.placeCartOrder(token, { ...ACCEPTED, comment: ' Bitte\nklingeln\u0000 ' }))).comment).toBe(
      'Bitte\nklingeln',
    )
  })

  it('accepts a comment of the maximum length', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await checkOutTo(shop, 'payment')
    expect((await value(shop.placeCartOrder(token, { ...ACCEPTED, comment: 'x'.repeat(500) }))).comment).toHaveLength(500)
  })

  it('accepts a voucher once per customer, also when it was in two carts before either was ordered', async () => {
    const shop = openCommerce(usualCatalogue({ coupons: [aCoupon({ code: 'ONCE', usesPerCustomer: 1 })] }))
    const carts = [await checkOutTo(shop, 'payment'), await checkOutTo(shop, 'payment')]
    for (const { token } of carts) await value(shop.redeemCoupon(token, 'ONCE', '192.0.2.1'))
    const results = await Promise.all(carts.map(({ token }) => shop.placeCartOrder(token, ACCEPTED)()))
    expect(results.filter(E.isRight)).toHaveLength(1)
    expect(results.filter(E.isLeft).map((one) => one.left)).toMatchObject([
      { _tag: 'CouponRefused', reason: { _tag: 'UsedByCustomer' } },
    ])
  })

  it('divides the discount of a voucher over the lines it applies to', async () => {
    const shop = openCommerce(usualCatalogue({ coupons: [aCoupon()] }))
    const cart = await checkOutTo(shop, 'payment', { items: [lensItem(), { productId: SOLUTION.id, option: {}, quantity: 1 }] })
    await value(shop.redeemCoupon(cart.token, 'SAVE10', '192.0.2.1'))
    const shares: (readonly number[])[] = []
    const orders: OrderRepository = {
      ...shop.storage.orders,
      place: (token, decide) => shop.storage.orders.place(token, (now, sequence, ...others) => {
        const decided = decide(now, sequence, ...others)
        if (E.isRight(decided)) shares.push([...(decided.right.coupon?.shares.values() ?? [])].map(({ cents }) => cents))
        return decided
      }),
    }
    await value(tomorrow(shop, usualCatalogue({ coupons: [aCoupon()] }), orders)(cart.token, ACCEPTED))
    expect(shares).toEqual([[-500, -120]])
  })

  it('F-M11: takes nothing from stock for a service', async () => {
    const fitting = aSolution({ id: 2050, title: 'Anpassung' })
    const shopCatalogue = usualCatalogue({
      products: [LENS, SOLUTION, fitting], prices: [1001, 2050].map((productId) => aPriceEntry({ productId, current: 5000 })),
      stock: [aStockRow(LENS, { option: MINUS_TWO }), aStockRow(fitting, { onHand: 5 })],
    })
    const shop = openCommerce(shopCatalogue)
    const cart = await checkOutTo(shop, 'payment')
    const line = { ...aLine({ product: fitting, option: {}, unitPrice: 5000 }), category: 'service', id: 'service', position: 9 } as const
    await value(shop.storage.carts.change(cart.token, (now) => E.right({ ...now, lines: [...now.lines, line] })))
    const order = await value(shop.placeCartOrder(cart.token, ACCEPTED))
    expect(order.lines.map(({ productId }) => productId)).toEqual([1001, 2050])
    const [lens, service] = [aVariantId(LENS, MINUS_TWO), aVariantId(fitting)]
    const left = await value(shop.storage.stock.stockOf([lens, service]))
    expect([left.get(lens)?.onHand, left.get(service)?.onHand]).toEqual([19, 5])
  })

  it('omits an empty comment', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await checkOutTo(shop, 'payment')
    expect(await value(shop.placeCartOrder(token, { ...ACCEPTED, comment: '  ' }))).not.toHaveProperty('comment')
  })
})
