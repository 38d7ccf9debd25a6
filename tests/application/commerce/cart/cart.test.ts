import { describe, expect, it } from 'vitest'
import type { RequestedItem } from '../../../../application/contract/cart.ts'
import { openMemoryShop } from '../../../../adapters/memory/memory-shop.ts'
import { makeGetCart } from '../../../../application/commerce/cart/get-cart.ts'
import { openShopRegister } from '../../../support/shop-register.ts'
import { cartToken } from '../../../support/builders/cart.ts'
import { chf } from '../../../support/builders/money.ts'
import { anOffer } from '../../../support/builders/offer.ts'
import { aPriceEntry } from '../../../support/builders/price-entry.ts'
import { aProduct, productId } from '../../../support/builders/product.ts'
import { someSettings } from '../../../support/builders/shop-settings.ts'
import { aStockRow } from '../../../support/builders/stock-row.ts'
import { openCommerce, GUEST } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { filledCart, LENS, lensItem, MINUS_TWO, placeOrder, SOLUTION, usualCatalogue } from '../../../support/purchase.ts'

const MINUS_FIVE = { ...MINUS_TWO, sphere: -5 }
const bottle: RequestedItem = { productId: SOLUTION.id, option: {}, quantity: 1 }

describe('a cart', () => {
  it('CC-CALL-04 is created empty with a token', async () => {
    const cart = await value(openCommerce(usualCatalogue()).createCart(GUEST, {}))
    expect(cart).toMatchObject({
      lines: [],
      checkoutState: 'cart',
      currency: 'CHF',
      priceChannel: 'iris-ch',
      locale: 'de',
    })
    expect(cart.totals.total).toEqual(chf(0))
    expect(cart.token.length).toBeGreaterThanOrEqual(22)
  })

  it('CC-CALL-05 is shown by its token, and not found by any other', async () => {
    const shop = openCommerce(usualCatalogue())
    const token = await filledCart(shop)
    expect((await value(shop.getCart(GUEST, { token }))).token).toBe(token)
    expect(await refusal(shop.getCart(GUEST, { token: cartToken('stranger') }))).toEqual({ _tag: 'NotFound', what: 'cart' })
  })

  it('CC-CHK-04 is in state cart once a product was added', async () => {
    const shop = openCommerce(usualCatalogue())
    expect((await value(shop.getCart(GUEST, { token: await filledCart(shop) }))).checkoutState).toBe('cart')
  })

  it('CC-CALL-07 merges the same lens into one line and calculates its totals', async () => {
    const shop = openCommerce(usualCatalogue(), { maxQuantity: 20 })
    const token = await filledCart(shop, [lensItem({ quantity: 2 })])
    const cart = await value(shop.addToCart(GUEST, { token, items: [lensItem({ quantity: 2 })] }))
    expect(cart.lines).toHaveLength(1)
    expect(cart.lines[0]).toMatchObject({ quantity: 4, total: chf(20_000), eye: 'right' })
    expect(cart.totals.total).toEqual(chf(20_000))
    // Nothing is cut in silence (decision A20): above the maximum the cart stays as it was.
    expect(await refusal(shop.addToCart(GUEST, { token, items: [lensItem({ quantity: 17 })] })))
      .toEqual({ _tag: 'AboveMaximum', maximum: 20 })
    expect((await value(shop.getCart(GUEST, { token }))).lines[0]?.quantity).toBe(4)
  })

  it('keeps the eyes apart and drops an eye that does not apply', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await value(shop.createCart(GUEST, {}))
    const cart = await value(shop.addToCart(GUEST, { token, items: [lensItem(), lensItem({ eye: 'left' }), { ...bottle, eye: 'left' }] }))
    expect(cart.lines.map((line) => line.eye)).toEqual(['right', 'left', undefined])
  })

  it('adds both eyes or none', async () => {
    const shop = openCommerce(usualCatalogue())
    const token = await filledCart(shop, [bottle])
    const wrong = lensItem({ eye: 'left', option: { ...MINUS_TWO, sphere: -99 } })
    expect(await refusal(shop.addToCart(GUEST, { token, items: [lensItem(), wrong] }))).toEqual({ _tag: 'ValueNotMade', key: 'sphere' })
    expect((await value(shop.getCart(GUEST, { token }))).lines.map((line) => line.productId)).toEqual([SOLUTION.id])
  })

  it('CC-ERR-10 rejects a variant that does not exist and stays unchanged', async () => {
    const shop = openCommerce(usualCatalogue())
    const token = await filledCart(shop)
    expect(await refusal(shop.addToCart(GUEST, { token, items: [lensItem({ option: { ...MINUS_TWO, radius: 9.9 } })] }))).toEqual({
      _tag: 'ValueNotMade',
      key: 'radius',
    })
    expect((await value(shop.getCart(GUEST, { token }))).totals.total).toEqual(chf(5000))
  })

  it('CC-ERR-11 rejects a lens without its required values', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await value(shop.createCart(GUEST, {}))
    expect(await refusal(shop.addToCart(GUEST, { token, items: [lensItem({ option: { radius: 8.6, diameter: 14 } })] }))).toEqual({
      _tag: 'MissingOptions',
      keys: ['sphere'],
    })
  })

  it.each([
    ['is unknown', productId(9), { _tag: 'NotFound', what: 'product' }],
    ['is switched off', productId(10), { _tag: 'NotFound', what: 'product' }],
    ['is discontinued', productId(11), { _tag: 'Discontinued' }],
    ['has its sale stopped', productId(16), { _tag: 'SaleStopped' }],
    ['is a service', productId(12), { _tag: 'NotForSale' }],
    ['is a gift', productId(13), { _tag: 'NotForSale' }],
    ['has no price here', productId(14), { _tag: 'NotForSale' }],
    ['would cost nothing', productId(15), { _tag: 'NotForSale' }],
  ])('rejects a product that %s', async (_, id, expected) => {
    const shop = openCommerce(
      usualCatalogue({
        products: [
          aProduct({ id: 10, isActive: false }),
          aProduct({ id: 11, discontinued: true }),
          aProduct({ id: 16, saleStop: 'safety' }),
          aProduct({ id: 12, category: 'service' }),
          aProduct({ id: 13, category: 'marketing_gifts' }),
          aProduct({ id: 14 }),
          aProduct({ id: 15 }),
        ],
        prices: [10, 11, 12, 13, 16]
          .map((each) => aPriceEntry({ productId: each }))
          .concat(aPriceEntry({ productId: 15, current: 0 })),
      }),
    )
    const { token } = await value(shop.createCart(GUEST, {}))
    expect(await refusal(shop.addToCart(GUEST, { token, items: [lensItem({ productId: id })] }))).toEqual(expected)
  })

  it.each([0, -1, -0, -5, 1.5, 2.9, '2', '1e3', '0x10', Number.NaN, null, undefined, true, [3], {}, Number.POSITIVE_INFINITY])(
    'F-M15: rejects %j as a quantity, of a new line and of an existing one',
    async (quantity) => {
      const shop = openCommerce(usualCatalogue())
      const token = await filledCart(shop)
      expect(await refusal(shop.addToCart(GUEST, { token, items: [lensItem({ quantity })] }))).toEqual({ _tag: 'NotAQuantity' })
      expect(await refusal(shop.updateCartQuantity(GUEST, { token, itemId: 'any', quantity }))).toMatchObject({ _tag: 'NotFound' })
      const [line] = (await value(shop.getCart(GUEST, { token }))).lines
      expect(await refusal(shop.updateCartQuantity(GUEST, { token, itemId: line?.id ?? '', quantity }))).toEqual({ _tag: 'NotAQuantity' })
    },
  )

  it('rejects numbers outside the stock range', async () => {
    const shop = openCommerce(usualCatalogue(), { maxQuantity: 20 })
    const token = await filledCart(shop)
    for (const quantity of [2 ** 31, 1e308])
      expect(await refusal(shop.addToCart(GUEST, { token, items: [lensItem({ quantity })] }))).toEqual({
        _tag: 'AboveMaximum',
        maximum: 20,
      })
  })

  it('requires at least one item', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await value(shop.createCart(GUEST, {}))
    expect(await refusal(shop.addToCart(GUEST, { token, items: [] }))).toEqual({
      _tag: 'Malformed', violations: [{ path: 'items', key: 'validation.this_field_is_required' }],
    })
  })
})

describe('the price in a cart', () => {
  it('is the shop’s own, whatever is submitted', async () => {
    const shop = openCommerce(usualCatalogue())
    const forged = {
      ...lensItem({ priceChannel: 'mrlens-ch' }),
      unitPrice: chf(1),
      unit_price: 1,
      total: 1,
      items_total: 1,
      currency_code: 'USD',
      order_promotion_total: -5000,
      state: 'completed',
    }
    const cart = await value(shop.getCart(GUEST, { token: await filledCart(shop, [forged]) }))
    expect(cart).toMatchObject({ checkoutState: 'cart', totals: { total: chf(5000), orderPromotionTotal: chf(0) } })
  })

  it('decreases for all packs of a product once a bulk tier is reached, over both eyes', async () => {
    const shop = openCommerce(
      usualCatalogue({ prices: [aPriceEntry({ current: 5000, bulk: [{ quantity: 4, cents: 4500 }] })] }),
    )
    const token = await filledCart(shop, [lensItem({ quantity: 2 })])
    const cart = await value(shop.addToCart(GUEST, { token, items: [lensItem({ eye: 'left', quantity: 2, option: MINUS_FIVE })] }))
    expect(cart.lines.map((line) => line.unitPrice)).toEqual([chf(4500), chf(4500)])
    const fewer = await value(shop.removeFromCart(GUEST, { token, itemId: cart.lines[1]?.id ?? '' }))
    expect(fewer.totals.total).toEqual(chf(10_000))
  })

  it('is the special price with a campaign key, for both eyes, until the campaign ends', async () => {
    const shop = openCommerce(
      usualCatalogue({
        prices: [
          aPriceEntry({ current: 5000 }),
          aPriceEntry({ current: 4500, original: 5000, priceChannel: 'iris-spring' }),
        ],
        offers: [anOffer()],
      }),
    )
    const token = await filledCart(shop, [lensItem()])
    const cart = await value(shop.addToCart(GUEST, { token, items: [lensItem({ eye: 'left', fk: 'spring' })] }))
    expect(cart.totals.total).toEqual(chf(9000))
    shop.clock.set(new Date('2026-04-01T00:00:00Z'))
    expect((await value(shop.getCart(GUEST, { token }))).totals.total).toEqual(chf(10_000))
  })

  it('becomes the special price when more of the same lens are added with a campaign key', async () => {
    const shop = openCommerce(
      usualCatalogue({
        prices: [
          aPriceEntry({ current: 5000 }), aPriceEntry({ current: 4500, priceChannel: 'iris-spring' }),
          aPriceEntry({ productId: SOLUTION.id, current: 1200 }),
        ],
        offers: [anOffer()],
      }),
    )
    const token = await filledCart(shop)
    await value(shop.addToCart(GUEST, { token, items: [{ productId: SOLUTION.id, option: {}, quantity: 1 }] }))
    await value(shop.addToCart(GUEST, { token, items: [lensItem({ fk: 'spring' })] }))
    const [lens, bottle] = (await value(shop.getCart(GUEST, { token }))).lines
    expect(lens).toMatchObject({ quantity: 2, total: chf(9000), fk: 'spring' })
    expect(bottle).not.toHaveProperty('fk')
  })

  it('is current whenever the cart is read, without changing the cart', async () => {
    const shop = openCommerce(usualCatalogue())
    const token = await filledCart(shop)
    const dearer = openMemoryShop(usualCatalogue({ prices: [aPriceEntry({ current: 6000 })] }))
    const register = openShopRegister([someSettings()], [])
    const showTomorrow = makeGetCart({ ...dearer, carts: shop.storage.carts, clock: shop.clock, register })
    expect((await value(showTomorrow(GUEST, { token }))).totals.total).toEqual(chf(6000))
    expect((await value(shop.storage.carts.cart(token))).totals.total).toEqual(chf(5000))
  })

  it('CC-CALL-24 adds up in every step', async () => {
    const shop = openCommerce(usualCatalogue())
    const token = await filledCart(shop, [lensItem({ quantity: 3 }), bottle])
    const { totals, lines } = await value(shop.getCart(GUEST, { token }))
    expect(totals.itemsTotalBeforePromotion.cents).toBe(lines.reduce((sum, line) => sum + line.total.cents, 0))
    expect(totals.itemsTotal.cents).toBe(totals.itemsTotalBeforePromotion.cents + totals.orderPromotionTotal.cents)
    expect(totals.total.cents).toBe(totals.itemsTotal.cents + totals.shippingTotal.cents)
    expect(totals.total).toEqual(chf(16_200))
  })
})

describe('the quantity of a line', () => {
  it('CC-QTY-11 returns the whole cart after a change and after the last line is removed', async () => {
    const shop = openCommerce(usualCatalogue())
    const token = await filledCart(shop)
    const id = (await value(shop.getCart(GUEST, { token }))).lines[0]?.id ?? ''
    const changed = await value(shop.updateCartQuantity(GUEST, { token, itemId: id, quantity: 3 }))
    expect(changed.lines[0]?.total).toEqual(chf(15_000))
    expect(changed.totals).toMatchObject({ itemsTotal: chf(15_000), total: chf(15_000) })
    expect(await value(shop.removeFromCart(GUEST, { token, itemId: id }))).toMatchObject({ lines: [], totals: { total: chf(0) } })
  })

  it('CC-QTY-10 is rejected above the maximum, and the cart stays unchanged', async () => {
    const shop = openCommerce(usualCatalogue(), { maxQuantity: 20 })
    const token = await filledCart(shop)
    const id = (await value(shop.getCart(GUEST, { token }))).lines[0]?.id ?? ''
    expect(await refusal(shop.updateCartQuantity(GUEST, { token, itemId: id, quantity: 21 })))
      .toEqual({ _tag: 'AboveMaximum', maximum: 20 })
    expect((await value(shop.getCart(GUEST, { token }))).lines[0]?.quantity).toBe(1)
  })

  it('respects the maximum over lines, eyes and sessions, also for fifty requests at once', async () => {
    const shop = openCommerce(usualCatalogue(), { maxQuantity: 20 })
    const token = await filledCart(shop, [lensItem({ quantity: 12 })])
    expect(await refusal(shop.addToCart(GUEST, { token, items: [lensItem({ eye: 'left', quantity: 9 })] }))).toMatchObject({
      _tag: 'AboveMaximum',
    })
    expect(
      await refusal(
        shop.addToCart(GUEST, { token, items: [lensItem({ option: MINUS_FIVE, quantity: 5 }), lensItem({ eye: 'left', quantity: 5 })] }),
      ),
    ).toMatchObject({ _tag: 'AboveMaximum' })
    await Promise.all(Array.from({ length: 50 }, () => shop.addToCart(GUEST, { token, items: [lensItem({ eye: 'left' })] })()))
    const { lines } = await value(shop.getCart(GUEST, { token }))
    expect(lines.reduce((sum, line) => sum + line.quantity, 0)).toBe(20)
  })

  it('is one for the single product, whatever the theme configures', async () => {
    const shop = openCommerce(usualCatalogue(), { maxQuantity: 20, singleProductId: LENS.id })
    const { token } = await value(shop.createCart(GUEST, {}))
    expect(await refusal(shop.addToCart(GUEST, { token, items: [lensItem({ quantity: 2 })] }))).toEqual({
      _tag: 'AboveMaximum',
      maximum: 1,
    })
  })

  it('CC-QTY-08 is rejected if a stopped lens does not cover it, and may be reduced to the remaining stock', async () => {
    const shop = openCommerce(
      usualCatalogue({ stock: [aStockRow(LENS, { option: MINUS_TWO, onHand: 3, stopOrder: true })] }),
    )
    const token = await filledCart(shop)
    const id = (await value(shop.getCart(GUEST, { token }))).lines[0]?.id ?? ''
    expect(await refusal(shop.updateCartQuantity(GUEST, { token, itemId: id, quantity: 5 }))).toEqual({ _tag: 'StopOrder', stock: 3 })
    expect((await value(shop.getCart(GUEST, { token }))).lines[0]?.quantity).toBe(1)
    expect((await value(shop.updateCartQuantity(GUEST, { token, itemId: id, quantity: 3 }))).lines[0]?.quantity).toBe(3)
    expect(await refusal(shop.addToCart(GUEST, { token, items: [lensItem({ eye: 'left' })] }))).toEqual({ _tag: 'StopOrder', stock: 3 })
    expect((await value(shop.removeFromCart(GUEST, { token, itemId: id }))).lines).toEqual([])
  })

  it('loses no pack when a hundred are added at once', async () => {
    const shop = openCommerce(usualCatalogue(), { maxQuantity: 1000 })
    const { token } = await value(shop.createCart(GUEST, {}))
    await Promise.all(Array.from({ length: 100 }, () => value(shop.addToCart(GUEST, { token, items: [lensItem()] }))))
    expect((await value(shop.getCart(GUEST, { token }))).lines).toMatchObject([{ quantity: 100, total: chf(500_000) }])
  })

  it('is rejected for an unknown line', async () => {
    const shop = openCommerce(usualCatalogue())
    const token = await filledCart(shop)
    expect(await refusal(shop.updateCartQuantity(GUEST, { token, itemId: 'nothing', quantity: 2 })))
      .toEqual({ _tag: 'NotFound', what: 'line' })
    expect(await refusal(shop.removeFromCart(GUEST, { token, itemId: 'nothing' }))).toEqual({ _tag: 'NotFound', what: 'line' })
  })
})

describe('an ordered cart', () => {
  it('rejects every change', async () => {
    const shop = openCommerce(usualCatalogue())
    const { cartToken: token, lines } = await placeOrder(shop)
    const id = lines[0]?.id ?? ''
    const tries = [
      shop.addToCart(GUEST, { token, items: [lensItem()] }),
      shop.updateCartQuantity(GUEST, { token, itemId: id, quantity: 2 }),
      shop.updateCartQuantity(GUEST, { token, itemId: 'nothing', quantity: 2 }),
      shop.removeFromCart(GUEST, { token, itemId: id }),
      shop.setEmail(token, 'mallory@example.ch'),
      shop.setAddresses(token, { billing: {} }),
      shop.updateShippingMethod(GUEST, { token, key: 'swisspost_a_post_parcel' }),
      shop.updatePaymentMethod(GUEST, { token, method: 'visa' }),
    ]
    for (const attempt of tries) expect(await refusal<unknown, unknown>(attempt)).toEqual({ _tag: 'CartCompleted' })
    expect((await value(shop.getCart(GUEST, { token }))).checkoutState).toBe('completed')
  })
})
