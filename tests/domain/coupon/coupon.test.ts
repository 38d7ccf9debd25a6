import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCoupon, refreshCoupon, withoutCoupon } from '../../../domain/cart/with-coupon.ts'
import type { CouponFacts } from '../../../domain/cart/with-coupon.ts'
import { withTotals } from '../../../domain/cart/with-totals.ts'
import { removeLine } from '../../../domain/cart/remove-line.ts'
import { couponKey, makeCouponCode } from '../../../domain/coupon/coupon-code.ts'
import type { Coupon } from '../../../domain/coupon/coupon.ts'
import { isCouponFormShown } from '../../../domain/coupon/is-coupon-form-shown.ts'
import { judgeCoupon } from '../../../domain/coupon/judge-coupon.ts'
import { promotionShares } from '../../../domain/coupon/promotion-shares.ts'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { clampQuantity } from '../../../domain/quantity/quantity.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart } from '../../support/builders/cart.ts'
import { aCoupon, couponCode } from '../../support/builders/coupon.ts'
import { made } from '../../support/builders/made.ts'
import { chf, money } from '../../support/builders/money.ts'
import { aSolution } from '../../support/builders/solution.ts'

const FRESH: CouponFacts = { uses: 0, today: '2026-03-02', promotional: new Set() }
const BOTTLE = aSolution({ id: 2001 })
const judged = (coupon: Coupon, facts: Partial<CouponFacts> = {}, lines = [aLine()]) => {
  const verdict = judgeCoupon(coupon, { ...FRESH, ...facts, lines, currency: 'CHF' })
  return E.isLeft(verdict) ? verdict.left._tag : 'accepted'
}
const promotion = (coupon: Coupon, ...prices: readonly number[]): number =>
  made(applyCoupon(aCart({ lines: prices.map((unitPrice) => aLine({ unitPrice })) }), coupon, FRESH)).totals.orderPromotionTotal.cents

describe('a coupon code', () => {
  it('CC-COUPON-03 contains no space; blanks around a pasted one are removed', () => {
    const refused = E.left({ _tag: 'InvalidCouponCode' })
    expect(makeCouponCode('SAVE10')).toEqual(E.right('SAVE10'))
    expect(makeCouponCode('  SAVE10\n')).toEqual(E.right('SAVE10'))
    expect(['SAVE 10', '', '   ', 'SAVE\u00a010', 'a\tb'].map(makeCouponCode)).toEqual(Array(5).fill(refused))
  })

  it('C8 contains plain letters and digits only, no lookalikes, and has a limited length', () => {
    const strange = ["SAVE'10", 'SAVE%', 'SAVE\0', '\u202eSAVE10', 'SΑVE10', 'x'.repeat(10_000), '<b>', null, 5, ['SAVE10'], {}]
    for (const text of strange) expect(E.isLeft(makeCouponCode(text)), JSON.stringify(text).slice(0, 12)).toBe(true)
  })

  it('is case-insensitive', () => {
    expect([couponKey(couponCode('save10')), couponKey(couponCode('SAVE10'))]).toEqual(['SAVE10', 'SAVE10'])
  })
})

describe('the discount of a coupon', () => {
  it('rounds per cent half up to whole cents', () => {
    expect(promotion(aCoupon(), 10_000)).toBe(-1000)
    expect(promotion(aCoupon(), 1005)).toBe(-101)
    expect(promotion(aCoupon(), 1004)).toBe(-100)
    expect(promotion(aCoupon({ discount: { _tag: 'Percent', percent: 100 } }), 999)).toBe(-999)
  })

  it('C3 is never more than the value of the items', () => {
    const fixed = aCoupon({ discount: { _tag: 'Fixed', amount: chf(2000) } })
    expect(promotion(fixed, 5000)).toBe(-2000)
    expect(promotion(fixed, 1500)).toBe(-1500)
    const cart = made(applyCoupon(aCart({ lines: [aLine({ unitPrice: 1500 })], shipping: 790 }), fixed, FRESH))
    expect(cart.totals.total).toEqual(chf(790))
  })

  it('applies to its products only, and to no gift', () => {
    const coupon = aCoupon({ products: [{ productId: BOTTLE.id, titles: BOTTLE.titles }] })
    const lines = [aLine({ unitPrice: 5000 }), aLine({ product: BOTTLE, unitPrice: 1200, quantity: 2 })]
    expect(made(applyCoupon(aCart({ lines }), coupon, FRESH)).totals.orderPromotionTotal).toEqual(chf(-240))
    expect(judged(coupon, {}, [aLine(), aLine({ product: BOTTLE, isTrial: true })])).toBe('OtherProductsOnly')
  })

  it('M9 is divided over the lines without losing a cent, and makes no line negative', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100_000_00 }), { minLength: 1, maxLength: 30 }), fc.nat(), (prices, chance) => {
        const worth = prices.reduce((sum, price) => sum + price, 0)
        const promotion = worth === 0 ? 0 : chance % (worth + 1)
        const shares = promotionShares(prices.map(chf), chf(-promotion))
        expect(shares.reduce((sum, { cents }) => sum + cents, 0)).toBe(promotion === 0 ? 0 : -promotion)
        shares.forEach(({ cents }, index) => {
          expect(cents).toBeLessThanOrEqual(0)
          expect((prices[index] ?? 0) + cents).toBeGreaterThanOrEqual(0)
        })
      }),
      { numRuns: 2000 },
    )
  })

  it('assigns the remaining cents to the largest remainders, the earlier line first, and none to items without value', () => {
    const shares = (promotion: number, ...prices: readonly number[]) =>
      promotionShares(prices.map(chf), chf(-promotion)).map(({ cents }) => cents + 0)
    expect(shares(1, 100, 100, 100)).toEqual([-1, 0, 0])
    expect(shares(2, 100, 100, 100)).toEqual([-1, -1, 0])
    expect(shares(10, 100, 199, 301)).toEqual([-2, -3, -5])
    expect(shares(1, 100, 300, 200)).toEqual([0, -1, 0])
    expect(shares(0, 0, 0)).toEqual([0, 0])
    expect(promotionShares([chf(0)], money(0, 'EUR'))).toEqual([money(0, 'EUR')])
  })

  it('M9 agrees with integer arithmetic of any size', () => {
    const line = aLine()
    const lineOf = (price: number, quantity: number) =>
      ({ ...line, unitPrice: chf(price), quantity: clampQuantity(quantity, quantity), total: chf(price * quantity) })
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ price: fc.integer({ min: 1, max: 9_999_99 }), quantity: fc.integer({ min: 1, max: 20 }) }),
          { minLength: 1, maxLength: 8 },
        ),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 5000 }),
        (bought, percent, shipping) => {
          const lines = bought.map(({ price, quantity }) => lineOf(price, quantity))
          const coupon = aCoupon({ discount: { _tag: 'Percent', percent } })
          const { totals } = made(applyCoupon(aCart({ lines, shipping }), coupon, FRESH))
          const products = bought.reduce((sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity), 0n)
          const discount = (2n * products * BigInt(percent) + 100n) / 200n
          expect(BigInt(totals.orderPromotionTotal.cents)).toBe(discount === 0n ? 0n : -discount)
          expect(BigInt(totals.total.cents)).toBe(products - discount + BigInt(shipping))
        },
      ),
      { numRuns: 20_000 },
    )
  })
})

describe('the validity of a coupon', () => {
  it('CC-COUPON-12 ends with its maximum number of uses', () => {
    expect(judged(aCoupon({ usageLimit: 1 }), { uses: 1 })).toBe('UsageLimitReached')
    expect(judged(aCoupon({ usageLimit: 1 }), { uses: 0 })).toBe('accepted')
  })

  it('CC-COUPON-17 lasts until the end of its last day in Zurich', () => {
    const coupon = aCoupon({ lastDay: '2026-03-02' })
    expect(judged(coupon, { today: zurichTime(new Date('2026-03-02T22:59:59Z')).day })).toBe('accepted')
    expect(judged(coupon, { today: zurichTime(new Date('2026-03-02T23:00:00Z')).day })).toBe('Expired')
    expect(zurichTime(new Date('2026-07-01T22:00:00Z')).day).toBe('2026-07-02')
  })

  it('ends for a customer with the maximum number of uses per customer', () => {
    const coupon = aCoupon({ usesPerCustomer: 2 })
    expect(judged(coupon, { customer: { uses: 1, hasOrdered: true } })).toBe('accepted')
    expect(judged(coupon, { customer: { uses: 2, hasOrdered: true } })).toBe('UsedByCustomer')
    expect(judged(aCoupon(), { customer: { uses: 99, hasOrdered: true } })).toBe('accepted')
  })

  it('requires any one of its products, and otherwise names their titles', () => {
    const products = [{ productId: BOTTLE.id, titles: BOTTLE.titles }, { productId: aLine().productId, titles: aLine().titles }]
    expect(judged(aCoupon({ products }))).toBe('accepted')
    const [bottle] = products
    const refused = judgeCoupon(aCoupon({ products: bottle === undefined ? [] : [bottle] }), {
      ...FRESH, lines: [aLine()], currency: 'CHF',
    })
    expect(refused).toEqual(E.left({ _tag: 'OtherProductsOnly', titles: [BOTTLE.titles] }))
  })

  it('CC-COUPON-16 starts at its minimum value, inclusive', () => {
    const coupon = aCoupon({ minimum: chf(5000) })
    expect(judged(coupon, {}, [aLine({ unitPrice: 5000 })])).toBe('accepted')
    expect(judgeCoupon(coupon, { ...FRESH, lines: [aLine({ unitPrice: 4999 })], currency: 'CHF' })).toEqual(
      E.left({ _tag: 'BelowMinimum', minimum: chf(5000), missing: chf(1) }),
    )
  })

  it('CC-COUPON-18 excludes special prices', () => {
    const coupon = aCoupon({ notWithPromotionalPrices: true })
    expect(judged(coupon, { promotional: new Set([aLine().productId]) })).toBe('NotWithPromotionalPrices')
    expect(judged(coupon, { promotional: new Set([BOTTLE.id]) })).toBe('accepted')
    expect(judged(aCoupon(), { promotional: new Set([aLine().productId]) })).toBe('accepted')
    expect(judged(coupon, { promotional: new Set([BOTTLE.id]) }, [aLine(), aLine({ product: BOTTLE })])).toBe('NotWithPromotionalPrices')
  })

  it('reports the first of several reasons in the order of the specification', () => {
    const hopeless = aCoupon({
      lastDay: '2026-03-01', usageLimit: 1, usesPerCustomer: 1, newCustomersOnly: true,
      products: [{ productId: BOTTLE.id, titles: BOTTLE.titles }], minimum: chf(99_000), notWithPromotionalPrices: true,
    })
    const facts = { uses: 1, customer: { uses: 1, hasOrdered: true }, promotional: new Set([aLine().productId, BOTTLE.id]) }
    const reasons: string[] = []
    const { lastDay: _day, ...inTime } = hopeless
    const { usageLimit: _limit, ...unlimited } = inTime
    const { usesPerCustomer: _uses, ...often } = unlimited
    const { products: _products, ...anything } = { ...often, newCustomersOnly: false }
    const { minimum: _minimum, ...cheap } = anything
    for (const coupon of [hopeless, inTime, unlimited, often, { ...often, newCustomersOnly: false }, anything, cheap])
      reasons.push(judged(coupon, facts))
    expect(reasons).toEqual([
      'Expired', 'UsageLimitReached', 'UsedByCustomer', 'NewCustomersOnly',
      'OtherProductsOnly', 'BelowMinimum', 'NotWithPromotionalPrices',
    ])
  })

  it('requires the currency of the cart', () => {
    expect(judged(aCoupon({ discount: { _tag: 'Fixed', amount: money(500, 'EUR') } }))).toBe('DoesNotExist')
    expect(judged(aCoupon({ minimum: money(500, 'EUR') }))).toBe('DoesNotExist')
  })
})

describe('a coupon on a cart', () => {
  const coupon = aCoupon({ minimum: chf(6000), note: { de: 'Zehn Prozent', fr: 'Dix pour cent' } })
  const cart = aCart({ lines: [aLine({ unitPrice: 5000 }), aLine({ product: BOTTLE, unitPrice: 1200 })] })
  const applied = made(applyCoupon(cart, coupon, FRESH))

  it('shows its note in the language of the cart', () => {
    expect(applied).toMatchObject({ coupon: { code: 'SAVE10' }, discountNote: 'Zehn Prozent' })
    expect(made(applyCoupon({ ...cart, locale: 'fr' }, coupon, FRESH)).discountNote).toBe('Dix pour cent')
  })

  it('stays visible with its reason when the cart no longer qualifies, and applies again when it does', () => {
    const smaller = refreshCoupon(made(removeLine(applied, 'line-2')), coupon, FRESH)
    expect(smaller.coupon).toEqual({ code: 'SAVE10', reason: { _tag: 'BelowMinimum', minimum: chf(6000), missing: chf(1000) } })
    expect(smaller.totals.orderPromotionTotal).toEqual(chf(0))
    expect('discountNote' in smaller).toBe(false)
    const again = refreshCoupon({ ...smaller, lines: cart.lines }, coupon, FRESH)
    expect(again.coupon).toEqual({ code: 'SAVE10' })
    expect(again.totals.orderPromotionTotal).toEqual(chf(-620))
  })

  it('that no longer exists gives no discount and says so; without a coupon the full price applies', () => {
    const refreshed = refreshCoupon(applied, undefined, FRESH)
    expect(refreshed.coupon).toEqual({ code: 'SAVE10', reason: { _tag: 'DoesNotExist' } })
    expect(refreshed.totals.total).toEqual(cart.totals.total)
    expect(refreshCoupon(cart, coupon, FRESH)).not.toHaveProperty('coupon')
  })

  it('that may still cover everything keeps a skipped payment skipped until it is checked; no other cart does', () => {
    const line = aLine({ unitPrice: 5000 })
    const skipped = { ...aCart({ lines: [line], shippingMethod: 'dhl' }), checkoutState: 'payment_skipped' } as const
    expect(withTotals({ ...skipped, coupon: { code: 'SAVE10' } })).toMatchObject({
      checkoutState: 'payment_skipped', totals: { total: chf(5000) },
    })
    expect(withTotals(skipped).checkoutState).not.toBe('payment_skipped')
    const free = withTotals({
      ...aCart({ lines: [aLine({ unitPrice: 0 })], coupon: { code: 'SAVE10' } }),
      checkoutState: 'payment_selected', paymentMethod: 'visa',
    })
    expect([free.checkoutState, free.paymentMethod]).toEqual(['payment_skipped', undefined])
  })

  it('is replaced by a second one, never combined with it', () => {
    const other = made(applyCoupon(applied, aCoupon({ code: 'FIVE', discount: { _tag: 'Fixed', amount: chf(500) } }), FRESH))
    expect(other.coupon?.code).toBe('FIVE')
    expect(other.totals.orderPromotionTotal).toEqual(chf(-500))
    const bare = withoutCoupon(other)
    expect([bare.coupon, bare.discountNote, bare.totals]).toEqual([undefined, undefined, cart.totals])
  })

  it('recognises one person by every spelling of the e-mail address', () => {
    const key = (text: string): string => customerKey(made(makeEmail(text)))
    expect(key('E.rika+shop@GoogleMail.com')).toBe(key('erika@gmail.com'))
    expect(key('erika@example.ch')).not.toBe(key('erik@example.ch'))
  })
})

describe('the coupon form', () => {
  it('AS-COUPON-01 CC-COUPON-04 CC-COUPON-05 is hidden only when the price channel disables it', () => {
    const channels = { 'iris-ch': true, 'cheap-ch': false }
    expect(isCouponFormShown(channels, 'iris-ch')).toBe(true)
    expect(isCouponFormShown(channels, 'cheap-ch')).toBe(false)
    expect([isCouponFormShown(channels, 'zzz'), isCouponFormShown(channels, undefined), isCouponFormShown(undefined, 'cheap-ch')])
      .toEqual([true, true, true])
    expect(isCouponFormShown(channels, 'constructor')).toBe(true)
  })
})
