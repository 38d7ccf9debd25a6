import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import type { CartRepository } from '../../../../application/commerce/cart/cart-repository.port.ts'
import { makeUpdateCartQuantity } from '../../../../application/commerce/cart/update-cart-quantity.ts'
import { makeGetPricing } from '../../../../application/commerce/cart/get-pricing.ts'
import { makeGetCart } from '../../../../application/commerce/cart/get-cart.ts'
import { openMemoryShop } from '../../../../adapters/memory/memory-shop.ts'
import { makeSetCurrentCart } from '../../../../application/commerce/cart/set-current-cart.ts'
import { takeOverCart } from '../../../../application/commerce/cart/take-over-cart.ts'
import { makeAccountId } from '../../../../domain/customer/account-id.ts'
import { anOffer } from '../../../support/builders/offer.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { aCoupon } from '../../../support/builders/coupon.ts'
import { aCart, cartToken } from '../../../support/builders/cart.ts'
import { made } from '../../../support/builders/made.ts'
import { chf } from '../../../support/builders/money.ts'
import { aPriceEntry } from '../../../support/builders/price-entry.ts'
import { aProduct, noChoices } from '../../../support/builders/product.ts'
import { aSolution } from '../../../support/builders/solution.ts'
import { aStockRow } from '../../../support/builders/stock-row.ts'
import { openCommerce, type Commerce, GUEST, signedInCaller, customer } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { signedIn } from '../../../support/signed-in.ts'
import { checkOutTo, filledCart, LENS, lensItem, MINUS_TWO, placeOrder, SOLUTION, usualCatalogue } from '../../../support/purchase.ts'

const OWNER = made(makeAccountId('account-1'.padEnd(22, '_')))
const UNREAD = { _tag: 'ServiceUnavailable' } as const

const bottle = { productId: SOLUTION.id, option: {}, quantity: 1 }

/** A bottle at 12.00 that costs 9.00 with the campaign key until the end of March. */
const springCatalogue = usualCatalogue({
  prices: [
    aPriceEntry({ productId: 1001, current: 5000 }), aPriceEntry({ productId: 2001, current: 1200 }),
    aPriceEntry({ productId: 2001, current: 900, priceChannel: 'iris-spring' }),
  ],
  offers: [anOffer({ productId: 2001 })],
})

/** A shop in which reading this cart fails, and every other cart can be read. */
const withoutCart = (shop: Commerce, unread = cartToken('unread')) => ({
  ...shop.deps,
  carts: {
    ...shop.deps.carts,
    cart: (request: typeof unread) => (request === unread ? TE.left(UNREAD) : shop.deps.carts.cart(request)),
  },
})

describe('a cart that cannot be read at the moment', () => {
  it('is not reported as missing', async () => {
    const shop = openCommerce(usualCatalogue())
    const deps = withoutCart(shop)
    const latest = cartToken('unread')
    const link = await value(shop.createCartLink(GUEST, { token: await filledCart(shop) }))
    expect(await refusal(makeGetPricing(deps)(GUEST, { productId: LENS.id, quantity: 1, cartToken: latest }))).toEqual(UNREAD)
    expect(await refusal(makeSetCurrentCart({ ...deps, linkedCarts: deps.carts })(GUEST, { link, latest }))).toEqual(UNREAD)
    expect(await refusal(takeOverCart(deps)(await signedIn(shop.deps, OWNER), latest))).toEqual(UNREAD)
  })

  it('is absent when the shop does not find it or it was ordered: a customer keeps their own, if there is one', async () => {
    const shop = openCommerce(usualCatalogue())
    const { cartToken: ordered } = await placeOrder(shop)
    expect(await value(takeOverCart(shop.deps)(await signedIn(shop.deps, OWNER), ordered))).toBeUndefined()
    const own = await value(shop.createCart(signedInCaller(await signedIn(shop.deps, OWNER)), {}))
    expect((await value(takeOverCart(shop.deps)(await signedIn(shop.deps, OWNER), cartToken('nobody'))))?.token).toBe(own.token)
    const link = await value(shop.createCartLink(GUEST, { token: await filledCart(shop) }))
    expect((await value(shop.setCurrentCart(GUEST, { link, latest: cartToken('nobody') }))).lines).toHaveLength(1)
  })
})

describe('a price', () => {
  it('that no longer exists is kept by its line, and the others are the current ones', async () => {
    const shop = openCommerce(usualCatalogue())
    const token = await filledCart(shop, [bottle, lensItem()])
    const { prices } = openMemoryShop(usualCatalogue({ prices: [aPriceEntry({ productId: 1001, current: 6000 })] }))
    const { lines } = await value(makeGetCart({ ...shop.deps, prices })(GUEST, { token }))
    expect(lines.map(({ unitPrice }) => unitPrice)).toEqual([chf(1200), chf(6000)])
  })

  it('is current in the response to every change of the cart', async () => {
    const shop = openCommerce(springCatalogue)
    const spring = async () => filledCart(shop, [{ ...bottle, fk: 'spring' }])
    const [declining, left, latest] = [await spring(), await spring(), await filledCart(shop, [lensItem()])]
    shop.clock.set(new Date('2026-03-31T21:00:00Z'))
    const link = await value(shop.createCartLink(GUEST, { token: left }))
    expect((await value(shop.optOutOfProducts(GUEST, { token: declining }))).totals.total).toEqual(chf(900))
    shop.clock.set(new Date('2026-04-01T00:00:00Z'))
    expect((await value(shop.optOutOfProducts(GUEST, { token: declining }))).totals.total).toEqual(chf(1200))
    expect((await value(shop.mergeAbandonedCart(GUEST, { abandoned: link, latest }))).totals.total).toEqual(chf(6200))
  })

  it('is that of the channel in which a cart was created', async () => {
    const shop = openCommerce(usualCatalogue({
      prices: [aPriceEntry({ current: 5000 }), aPriceEntry({ current: 4000, priceChannel: 'iris-de' })],
    }))
    const { id: _id, ...cart } = aCart({ priceChannel: 'iris-de' })
    await value(shop.storage.carts.put(cart))
    const request = { productId: LENS.id, quantity: 1 }
    expect((await value(shop.getPricing(GUEST, request))).unit.current).toEqual(chf(5000))
    expect((await value(shop.getPricing(GUEST, { ...request, cartToken: cart.token }))).unit.current).toEqual(chf(4000))
  })
})

describe('the stock', () => {
  it('has to cover all lines of a product together', async () => {
    const shop = openCommerce(usualCatalogue({ stock: [aStockRow(LENS, { option: MINUS_TWO, onHand: 2, stopOrder: true })] }))
    const token = await filledCart(shop, [{ ...bottle, quantity: 5 }])
    expect((await value(shop.addToCart(GUEST, { token, items: [lensItem({ quantity: 2 })] }))).lines).toHaveLength(2)
  })
})

describe('a fitting that the shop added to a cart', () => {
  it('takes nothing from stock', async () => {
    const fitting = aProduct({ id: 5, category: 'service', space: noChoices })
    const shop = openCommerce(usualCatalogue({
      products: [fitting], prices: [aPriceEntry({ productId: 5 })], stock: [aStockRow(fitting, { onHand: 0, stopOrder: true })],
    }))
    const { id: _id, ...cart } = aCart({ lines: [aLine({ product: fitting })] })
    await value(shop.storage.carts.put(cart))
    expect((await value(shop.updateCartQuantity(GUEST, { token: cart.token, itemId: 'line-1', quantity: 2 }))).lines)
      .toMatchObject([{ quantity: 2 }])
  })
})

describe('the description of a line', () => {
  it('names lenses by type and eye, a bottle without, each with its picture if there is one', async () => {
    const plain = aSolution({ id: 2001, gallery: {} })
    const shop = openCommerce(usualCatalogue({ products: [LENS, plain] }))
    const token = await filledCart(shop, [lensItem(), { productId: plain.id, option: {}, quantity: 1, eye: 'left' }])
    const [lens, bottle] = (await value(shop.getCart(GUEST, { token }))).lines
    expect(lens).toMatchObject({ eye: 'right', lensUsage: 'monthly', lensType: 'spherical', image: 'p/1001/front' })
    for (const absent of ['eye', 'lensUsage', 'lensType', 'image', 'fk', 'createdFrom']) expect(bottle).not.toHaveProperty(absent)
  })
})

describe('a restored cart', () => {
  it('is closed when its own customer merges it into another one', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token: own } = await value(shop.createCart(signedInCaller(await signedIn(shop.deps, OWNER)), {}))
    await value(shop.addToCart(customer(OWNER), { token: own, items: [lensItem()] }))
    const latest = await filledCart(shop, [bottle])
    const link = await value(shop.createCartLink(customer(OWNER), { token: own }))
    expect((await value(shop.mergeAbandonedCart(customer(OWNER), { abandoned: link, latest }))).lines).toHaveLength(2)
    expect(await value(shop.getCart(customer(OWNER), { token: own }))).toMatchObject({ lines: [], checkoutState: 'completed' })
  })

  it('is a copy with its own lines for a stranger, and the customer’s own cart for its signed-in customer', async () => {
    const shop = openCommerce(usualCatalogue())
    const left = await filledCart(shop, [lensItem(), bottle])
    const link = await value(shop.createCartLink(GUEST, { token: left }))
    const ids = [...(await value(shop.setCurrentCart(GUEST, { link }))).lines, ...(await value(shop.getCart(GUEST,
      { token: left }))).lines].map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    const { token: own } = await value(shop.createCart(signedInCaller(await signedIn(shop.deps, OWNER)), {}))
    await value(shop.addToCart(customer(OWNER), { token: own, items: [lensItem({ eye: 'left' })] }))
    const handed = await value(shop.setCurrentCart(signedInCaller(await signedIn(shop.deps, OWNER)), { link }))
    expect([handed.token, handed.lines.length]).toEqual([own, 3])
  })

  it('stays within the maximum when it is merged for a customer', async () => {
    const shop = openCommerce(usualCatalogue(), { maxQuantity: 3 })
    const { token: own } = await value(shop.createCart(signedInCaller(await signedIn(shop.deps, OWNER)), {}))
    await value(shop.addToCart(customer(OWNER), { token: own, items: [lensItem({ quantity: 2 })] }))
    const current = await filledCart(shop, [lensItem({ quantity: 2 })])
    expect((await value(takeOverCart(shop.deps)(await signedIn(shop.deps, OWNER), current)))?.lines).toMatchObject([{ quantity: 3 }])
  })

  it('has current prices when it is merged for a customer', async () => {
    const shop = openCommerce(springCatalogue)
    const { token: own } = await value(shop.createCart(signedInCaller(await signedIn(shop.deps, OWNER)), {}))
    await value(shop.addToCart(customer(OWNER), { token: own, items: [lensItem()] }))
    const current = await filledCart(shop, [{ ...bottle, fk: 'spring' }])
    expect((await value(shop.getCart(GUEST, { token: current }))).totals.total).toEqual(chf(900))
    shop.clock.set(new Date('2026-04-01T00:00:00Z'))
    expect((await value(takeOverCart(shop.deps)(await signedIn(shop.deps, OWNER), current)))?.totals.total).toEqual(chf(6200))
  })

  it('gets no trial in the copy either, if trials were declined', async () => {
    const trial = aSolution({ id: 2009 })
    const shop = openCommerce(
      usualCatalogue({
        products: [LENS, SOLUTION, trial], prices: [1001, 2001].map((productId) => aPriceEntry({ productId })),
        stock: [aStockRow(trial)],
      }),
      { trialProductId: trial.id },
    )
    const cart = await filledCart(shop)
    const declined = await filledCart(shop)
    await value(shop.optOutOfProducts(GUEST, { token: declined }))
    const trials = async (from: typeof cart) => {
      const { token } = await value(shop.setCurrentCart(GUEST, { link: await value(shop.createCartLink(GUEST, { token: from })) }))
      const { lines } = await value(shop.addToCart(GUEST, { token, items: [lensItem({ eye: 'left' })] }))
      return lines.filter(({ isTrial }) => isTrial).length
    }
    expect([await trials(cart), await trials(declined)]).toEqual([1, 0])
  })
})

describe('a trial', () => {
  it('is added if it is active and has no options, otherwise not', async () => {
    const choices = aProduct({ id: 2009 })
    const off = aSolution({ id: 2009, isActive: false })
    const box = aProduct({ id: 2009, space: noChoices })
    for (const [products, trials] of [[[choices], 0], [[off], 0], [[], 0], [[box], 1]] as const) {
      const shop = openCommerce(usualCatalogue({ products: [LENS, ...products], stock: [aStockRow(box)] }), { trialProductId: box.id })
      const { lines } = await value(shop.getCart(GUEST, { token: await filledCart(shop) }))
      expect(lines.filter(({ isTrial }) => isTrial)).toHaveLength(trials)
    }
  })
})

describe('a voucher on a cart', () => {
  it('that was added during another change is checked only once it is loaded', async () => {
    const shop = openCommerce(usualCatalogue({ coupons: [aCoupon()] }))
    const token = await filledCart(shop)
    const [line] = (await value(shop.getCart(GUEST, { token }))).lines
    const { carts } = shop.deps
    const late: CartRepository = {
      ...carts,
      change: (...request) => async () => {
        await value(shop.redeemCoupon(token, 'SAVE10', '192.0.2.1'))
        return carts.change(...request)()
      },
    }
    const changed = await value(makeUpdateCartQuantity({ ...shop.deps, carts: late })(GUEST,
      { token, itemId: line?.id ?? '', quantity: 2 }))
    expect(changed.coupon).toEqual({ code: 'SAVE10' })
    expect((await value(shop.getCart(GUEST, { token }))).totals.orderPromotionTotal).toEqual(chf(-1000))
  })

  it('F-M06: is checked in the same way for every e-mail address, and is finally checked with the order', async () => {
    const coupons = [aCoupon({ usesPerCustomer: 1 }), aCoupon({ code: 'FIRST', newCustomersOnly: true })]
    const shop = openCommerce(usualCatalogue({ coupons }))
    const first = await checkOutTo(shop, 'payment')
    await value(shop.redeemCoupon(first.token, 'SAVE10', '192.0.2.1'))
    await value(shop.placeCartOrder(first.token, { termsAccepted: true }))
    const again = await checkOutTo(shop, 'email')
    const unnamed = await filledCart(shop)
    for (const code of ['SAVE10', 'FIRST'])
      for (const token of [again.token, unnamed]) {
        const { coupon, totals } = await value(shop.redeemCoupon(token, code, '192.0.2.1'))
        expect([coupon, totals.orderPromotionTotal]).toEqual([{ code, isCheckedAtOrder: true }, chf(-500)])
      }
  })
})
