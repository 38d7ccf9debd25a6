import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { Coupon } from '../../../../domain/coupon/coupon.ts'
import type { CartToken } from '../../../../domain/cart/cart.ts'
import { makeMilesNumber } from '../../../../domain/loyalty/miles-number.ts'
import { staffCommand } from '../../../support/staff-requests.ts'
import { aTypedAddress } from '../../../support/builders/address.ts'
import type { Money } from '../../../../domain/money/money.ts'
import { aCoupon } from '../../../support/builders/coupon.ts'
import { aCustomer } from '../../../support/builders/customer.ts'
import { made } from '../../../support/builders/made.ts'
import { chf } from '../../../support/builders/money.ts'
import { anOffer } from '../../../support/builders/offer.ts'
import { aPriceEntry } from '../../../support/builders/price-entry.ts'
import { aShippingMethod } from '../../../support/builders/shipping-method.ts'
import { openCommerce, GUEST } from '../../../support/commerce.ts'
import type { Commerce } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { filledCart, lensItem, SOLUTION, usualCatalogue } from '../../../support/purchase.ts'

/** The network of the requests. */
const HERE = '192.0.2.1'

const bottle = { productId: SOLUTION.id, option: {}, quantity: 1 }
const shopWith = (...coupons: readonly Coupon[]) => openCommerce(usualCatalogue({ coupons }))
const two = [lensItem({ quantity: 2 })]

/** All steps up to the order, with this e-mail and a voucher. */
const readyToOrder = async (shop: Commerce, email: string, code?: string): Promise<CartToken> => {
  const token = await filledCart(shop, two)
  await value(shop.setEmail(token, email))
  await value(shop.setAddresses(token, { billing: aTypedAddress() }))
  await value(shop.updateShippingMethod(GUEST, { token, key: 'swisspost_a_post_parcel' }))
  await value(shop.updatePaymentMethod(GUEST, { token, method: 'visa' }))
  if (code !== undefined) await value(shop.redeemCoupon(token, code, HERE))
  return token
}
const order = (shop: Commerce, token: CartToken) => shop.placeCartOrder(token, { termsAccepted: true })
const couponReasonAtOrder = async (shop: Commerce, token: CartToken): Promise<string> => {
  const no = await refusal(order(shop, token))
  return no._tag === 'CouponRefused' ? no.reason._tag : no._tag
}
const reasonOf = async (shop: Commerce, token: CartToken, code = 'SAVE10') => {
  const before = await value(shop.getCart(GUEST, { token }))
  const no = await refusal(shop.redeemCoupon(token, code, HERE))
  expect((await value(shop.getCart(GUEST, { token }))).totals).toEqual(before.totals)
  return no._tag === 'CouponRefused' ? no.reason._tag : no._tag
}

describe('a coupon in the shop', () => {
  it('CC-COUPON-01 is returned with its code and the new totals', async () => {
    const shop = shopWith(aCoupon())
    const cart = await value(shop.redeemCoupon(await filledCart(shop, two), ' save10 ', HERE))
    expect(cart.coupon).toEqual({ code: 'SAVE10' })
    expect(cart.totals).toMatchObject({
      itemsTotalBeforePromotion: chf(10_000), orderPromotionTotal: chf(-1000), itemsTotal: chf(9000), total: chf(9000),
    })
  })

  it('CC-COUPON-11 that does not exist is rejected and changes nothing', async () => {
    const shop = shopWith(aCoupon())
    expect(await reasonOf(shop, await filledCart(shop), 'NOPE')).toBe('DoesNotExist')
    expect(await reasonOf(shop, await filledCart(shop), 'SAVE 10')).toBe('InvalidCouponCode')
  })

  it('CC-COUPON-12 at its maximum number of uses is rejected, and accepted before', async () => {
    const shop = shopWith(aCoupon({ usageLimit: 1 }))
    const first = await readyToOrder(shop, 'a@example.ch', 'SAVE10')
    const second = await readyToOrder(shop, 'b@example.ch', 'SAVE10')
    await value(order(shop, first))
    expect(await refusal(order(shop, second))).toEqual({ _tag: 'CouponRefused', reason: { _tag: 'UsageLimitReached' } })
    expect(await reasonOf(shop, await filledCart(shop))).toBe('UsageLimitReached')
  })

  it('CC-COUPON-13 limited to one use per customer is rejected the second time, but not for another customer', async () => {
    const shop = shopWith(aCoupon({ usesPerCustomer: 1 }))
    await value(order(shop, await readyToOrder(shop, 'a@example.ch', 'SAVE10')))
    expect(await couponReasonAtOrder(shop, await readyToOrder(shop, 'A@example.ch', 'SAVE10'))).toBe('UsedByCustomer')
    expect((await value(order(shop, await readyToOrder(shop, 'b@example.ch', 'SAVE10')))).coupon).toEqual({ code: 'SAVE10' })
  })

  it('CC-COUPON-14 for certain products requires one of them', async () => {
    const shop = shopWith(aCoupon({ products: [{ productId: SOLUTION.id, titles: SOLUTION.titles }] }))
    expect(await reasonOf(shop, await filledCart(shop))).toBe('OtherProductsOnly')
    const cart = await value(shop.redeemCoupon(await filledCart(shop, [lensItem(), bottle]), 'SAVE10', HERE))
    expect(cart.totals.orderPromotionTotal).toEqual(chf(-120))
  })

  it('CC-COUPON-15 C5 for new customers is rejected after any order with that e-mail, as guest or not', async () => {
    const shop = shopWith(aCoupon({ newCustomersOnly: true }))
    await value(order(shop, await readyToOrder(shop, 'a@example.ch')))
    expect(await couponReasonAtOrder(shop, await readyToOrder(shop, 'a@example.ch', 'SAVE10'))).toBe('NewCustomersOnly')
    await value(order(shop, await readyToOrder(shop, 'b@example.ch', 'SAVE10')))
  })

  it('F-M06: CC-COUPON-15 does not reveal who is a customer before a complete order', async () => {
    const shop = shopWith(aCoupon({ newCustomersOnly: true }))
    await value(order(shop, await readyToOrder(shop, 'a@example.ch')))
    const seen = await Promise.all(['a@example.ch', 'new@example.ch'].map(async (email) => {
      const token = await readyToOrder(shop, email, 'SAVE10')
      const { coupon, totals } = await value(shop.setAddresses(token, { email, billing: aTypedAddress() }))
      const guessed = await refusal(shop.placeCartOrder(token, { termsAccepted: true, expectedTotal: chf(1) }))
      const unaccepted = await refusal(shop.placeCartOrder(token, { termsAccepted: false, expectedTotal: totals.total }))
      return { coupon, totals, guessed, unaccepted }
    }))
    expect(seen[0]).toEqual(seen[1])
  })

  it('F-M06: stays visible with its reason once the order rejected it, until the e-mail address changes', async () => {
    const shop = shopWith(aCoupon({ newCustomersOnly: true }))
    await value(order(shop, await readyToOrder(shop, 'a@example.ch')))
    const token = await readyToOrder(shop, 'a@example.ch', 'SAVE10')
    const { totals } = await value(shop.getCart(GUEST, { token }))
    const press = (expectedTotal: Money) => shop.placeCartOrder(token, { termsAccepted: true, expectedTotal })
    expect(await refusal(press(totals.total))).toEqual({ _tag: 'CouponRefused', reason: { _tag: 'NewCustomersOnly' } })
    const cart = await value(shop.getCart(GUEST, { token }))
    expect([cart.coupon?.reason?._tag, cart.totals.orderPromotionTotal]).toEqual(['NewCustomersOnly', chf(0)])
    expect(await refusal(press(totals.total))).toEqual({ _tag: 'TotalChanged', total: cart.totals.total })
    await value(shop.setEmail(token, 'b@example.ch'))
    const cartWithAddresses = await value(shop.setAddresses(token, { email: 'b@example.ch', billing: aTypedAddress() }))
    expect([cartWithAddresses.coupon, cartWithAddresses.totals.total]).toEqual([{ code: 'SAVE10', isCheckedAtOrder: true }, totals.total])
    expect((await value(press(totals.total))).coupon).toEqual({ code: 'SAVE10' })
  })

  it('F-M06 H-K07: is rejected at once for a signed-in customer who has paid as a guest, whatever e-mail the cart contains', async () => {
    const shop = shopWith(aCoupon({ newCustomersOnly: true }))
    const anna = aCustomer()
    await value(shop.storage.customers.add(anna, 'hash'))
    const guest = await readyToOrder(shop, anna.email)
    await value(shop.updatePaymentMethod(GUEST, { token: guest, method: 'prepayment' }))
    const bought = await value(order(shop, guest))
    const token = await readyToOrder(shop, 'other@example.ch')
    expect((await value(shop.redeemCoupon(token, 'SAVE10', HERE, anna.accountId))).coupon).toEqual({ code: 'SAVE10' })
    await value(shop.recordTransfer(staffCommand(bought, 'came'), bought.totals.total))
    expect(await refusal(shop.redeemCoupon(token, 'SAVE10', HERE, anna.accountId)))
      .toEqual({ _tag: 'CouponRefused', reason: { _tag: 'NewCustomersOnly' } })
  })

  it('CC-COUPON-16 with a minimum value is rejected a cent below it and accepted at it', async () => {
    const shop = shopWith(aCoupon({ minimum: chf(5000) }), aCoupon({ code: 'DEAR', minimum: chf(5001) }))
    const token = await filledCart(shop)
    expect(await reasonOf(shop, token, 'DEAR')).toBe('BelowMinimum')
    expect((await value(shop.redeemCoupon(token, 'SAVE10', HERE))).totals.itemsTotal).toEqual(chf(4500))
  })

  it('CC-COUPON-17 is valid until the end of its last day in Zurich', async () => {
    const shop = shopWith(aCoupon({ lastDay: '2026-03-02' }))
    const [today, tomorrow] = [await filledCart(shop), await filledCart(shop)]
    shop.clock.set(new Date('2026-03-02T22:59:59Z'))
    await value(shop.redeemCoupon(today, 'SAVE10', HERE))
    shop.clock.set(new Date('2026-03-02T23:00:00Z'))
    expect(await reasonOf(shop, tomorrow)).toBe('Expired')
    expect((await value(shop.getCart(GUEST, { token: today }))).coupon?.reason?._tag).toBe('Expired')
  })

  it('CC-COUPON-18 cannot be combined with a campaign price, but with the regular one', async () => {
    const shopCatalogue = usualCatalogue({
      coupons: [aCoupon({ notWithPromotionalPrices: true })],
      offers: [anOffer()],
      prices: [
        aPriceEntry({ productId: 1001, current: 5000, original: 6000 }),
        aPriceEntry({ productId: 1001, priceChannel: 'iris-spring', current: 4500 }),
      ],
    })
    const shop = openCommerce(shopCatalogue)
    expect(await reasonOf(shop, await filledCart(shop, [lensItem({ fk: 'spring' })]))).toBe('NotWithPromotionalPrices')
    const regular = await filledCart(shop, [lensItem({ fk: 'made-up' })])
    expect((await value(shop.redeemCoupon(regular, 'SAVE10', HERE))).totals.total).toEqual(chf(4500))
  })

  it('is rejected if the brand accepts none, also when the form is bypassed', async () => {
    const shop = openCommerce(usualCatalogue({ coupons: [aCoupon()] }), { couponChannels: { 'iris-ch': false } })
    expect(await reasonOf(shop, await filledCart(shop))).toBe('DoesNotExist')
  })

  it('CC-COUPON-07 is removed again; removing from a cart without one changes nothing', async () => {
    const shop = shopWith(aCoupon())
    const token = await filledCart(shop)
    const before = await value(shop.getCart(GUEST, { token }))
    await value(shop.redeemCoupon(token, 'SAVE10', HERE))
    expect(await value(shop.deleteCouponCode(GUEST, { token }))).toEqual(before)
    expect(await value(shop.deleteCouponCode(GUEST, { token }))).toEqual(before)
  })

  it('C7 can be guessed ten times in ten minutes; then even the right code is rejected', async () => {
    const shop = shopWith(aCoupon())
    const token = await filledCart(shop)
    for (let guess = 0; guess < 10; guess += 1) expect(await reasonOf(shop, token, `GUESS${guess}`)).toBe('DoesNotExist')
    expect(await reasonOf(shop, token)).toBe('TooManyAttempts')
    await value(shop.redeemCoupon(await filledCart(shop), 'SAVE10', HERE))
    shop.clock.advance(600_000)
    await value(shop.redeemCoupon(token, 'SAVE10', HERE))
  })

  it('C7 counts a hundred parallel guesses as a hundred', async () => {
    const shop = shopWith(aCoupon())
    const token = await filledCart(shop)
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, guess) => refusal(shop.redeemCoupon(token, `GUESS${guess}`, HERE))),
    )
    expect(responses.filter(({ _tag }) => _tag === 'CouponRefused')).toHaveLength(10)
  })

  it('C7 can be guessed thirty times from one network, however many carts are created for it', async () => {
    const shop = shopWith(aCoupon())
    const guess = async (from: string) => (await refusal(shop.redeemCoupon(await filledCart(shop), 'GUESS', from)))._tag
    const guesses = Array.from({ length: 32 }, () => HERE)
    const responses: string[] = []
    for (const from of guesses) responses.push(await guess(from))
    expect(responses).toEqual([...Array<string>(30).fill('CouponRefused'), 'TooManyAttempts', 'TooManyAttempts'])
    expect(await guess('192.0.2.2')).toBe('CouponRefused')
    shop.clock.advance(600_000)
    expect(await guess(HERE)).toBe('CouponRefused')
  })
})

describe('a cart with a coupon', () => {
  it('CC-CALL-24 adds up in every step, shipping included', async () => {
    const shop = shopWith(aCoupon())
    const token = await readyToOrder(shop, 'a@example.ch', 'SAVE10')
    for (const cart of [
      await value(shop.getCart(GUEST, { token })),
      await value(shop.addToCart(GUEST, { token, items: [bottle] })),
      await value(shop.deleteCouponCode(GUEST, { token })),
    ]) {
      const { itemsTotalBeforePromotion, orderPromotionTotal, itemsTotal, shippingTotal, total } = cart.totals
      expect(itemsTotal.cents).toBe(itemsTotalBeforePromotion.cents + orderPromotionTotal.cents)
      expect(total.cents).toBe(itemsTotal.cents + shippingTotal.cents)
      expect(orderPromotionTotal.cents).toBe(cart.coupon === undefined ? 0 : -itemsTotalBeforePromotion.cents / 10)
    }
  })

  it('M12 has free shipping by the amount that is really paid for the items; one cent decides', async () => {
    const prices = (current: number) => [aPriceEntry({ productId: 1001, current })]
    const shipped = async (current: number, code: string) => {
      const shop = openCommerce(usualCatalogue({ coupons: [aCoupon()], prices: prices(current), shippingMethods: [aShippingMethod()] }), {
        freeShippingThreshold: chf(9000),
      })
      const token = await filledCart(shop)
      await value(shop.setEmail(token, 'a@example.ch'))
      await value(shop.setAddresses(token, { billing: aTypedAddress() }))
      await value(shop.updateShippingMethod(GUEST, { token, key: 'swisspost_a_post_parcel' }))
      const applied = await value(shop.redeemCoupon(token, code, HERE))
      return [applied.totals.shippingTotal.cents, (await value(shop.deleteCouponCode(GUEST, { token }))).totals.shippingTotal.cents]
    }
    expect(await shipped(10_000, 'SAVE10')).toEqual([0, 0])
    expect(await shipped(9999, 'SAVE10')).toEqual([790, 0])
    expect(await shipped(9998, 'SAVE10')).toEqual([790, 0])
  })

  it('C2 is not ordered at another price without confirmation when its coupon expired meanwhile', async () => {
    const shop = shopWith(aCoupon({ lastDay: '2026-03-02' }))
    const token = await readyToOrder(shop, 'a@example.ch', 'SAVE10')
    const { total: seen } = (await value(shop.getCart(GUEST, { token }))).totals
    shop.clock.set(new Date('2026-03-03T09:00:00Z'))
    expect(await refusal(order(shop, token))).toMatchObject({ _tag: 'CouponRefused', reason: { _tag: 'Expired' } })
    expect(await refusal(shop.placeCartOrder(token, { termsAccepted: true, expectedTotal: seen }))).toEqual({
      _tag: 'TotalChanged', total: chf(10_790),
    })
    const placed = await value(shop.placeCartOrder(token, { termsAccepted: true, expectedTotal: chf(10_790) }))
    expect(placed.coupon).toBeUndefined()
    expect(placed.totals.total).toEqual(chf(10_790))
  })

  it('C3 applies a coupon once however often it is added, in any case', async () => {
    const shop = shopWith(aCoupon({ usageLimit: 2 }))
    const token = await readyToOrder(shop, 'a@example.ch', 'SAVE10')
    await Promise.all(['SAVE10', 'save10', 'Save10'].map((code) => value(shop.redeemCoupon(token, code, HERE))))
    expect((await value(order(shop, token))).totals.orderPromotionTotal).toEqual(chf(-1000))
    await value(order(shop, token))
    await value(order(shop, await readyToOrder(shop, 'b@example.ch', 'SAVE10')))
    expect(await reasonOf(shop, await filledCart(shop))).toBe('UsageLimitReached')
  })

  it('C3 with a coupon for the full amount leaves shipping to pay, and nothing when that is free too', async () => {
    const shop = shopWith(aCoupon({ discount: { _tag: 'Percent', percent: 100 } }))
    const token = await readyToOrder(shop, 'a@example.ch', 'SAVE10')
    expect((await value(shop.getCart(GUEST, { token }))).totals.total).toEqual(chf(790))
    expect((await value(order(shop, token))).status).toBe('payment_pending')
  })

  it('is ordered with code, note and miles', async () => {
    const shop = shopWith(aCoupon({ note: { de: 'Zehn Prozent' } }))
    const token = await readyToOrder(shop, 'a@example.ch', 'SAVE10')
    await value(shop.setMilesNumber(token, '9999 1234 5678 901'))
    expect(await value(order(shop, token))).toMatchObject({
      coupon: { code: 'SAVE10' }, discountNote: 'Zehn Prozent', milesAndMoreNumber: '999912345678901',
      totals: { orderPromotionTotal: chf(-1000), total: chf(9790) },
    })
  })
})

describe('a Miles & More number in the shop', () => {
  it('CC-MILES-13 AS-MILES-02 is returned in the cart, or rejected with the cart unchanged', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await value(shop.createCart(GUEST, {}))
    expect((await value(shop.setMilesNumber(token, '999912345678901'))).milesAndMoreNumber).toBe('999912345678901')
    for (const wrong of ['99991234567890', '9999123456789012', '992112345678901', 'A', '', undefined])
      expect([wrong, await refusal(shop.setMilesNumber(token, wrong))]).toEqual([wrong, { _tag: 'InvalidMilesNumber' }])
    expect((await value(shop.getCart(GUEST, { token }))).milesAndMoreNumber).toBe(made(makeMilesNumber('999912345678901')))
  })

  it('CC-MILES-05 is removed from the cart', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await value(shop.createCart(GUEST, {}))
    await value(shop.setMilesNumber(token, '999912345678901'))
    expect('milesAndMoreNumber' in (await value(shop.deleteMilesAndMoreNumber(GUEST, { token })))).toBe(false)
    expect(E.isRight(await shop.deleteMilesAndMoreNumber(GUEST, { token })())).toBe(true)
  })
})
