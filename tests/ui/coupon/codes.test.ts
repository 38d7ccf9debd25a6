import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { ApplyCoupon } from '../../../application/storefront/coupon/apply-coupon.ts'
import { SetMilesNumber } from '../../../application/storefront/loyalty/set-miles-number.ts'
import { CurrentShop } from '../../../application/storefront/shop/current-shop.ts'
import type { CouponReason } from '../../../domain/coupon/coupon-reason.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import type { CodeChange } from '../../../ui/coupon/code-change.ts'
import { codeChanged } from '../../../ui/coupon/code-changed.ts'
import { codeProblem } from '../../../ui/coupon/code-problem.ts'
import error from '../../../ui/messages/error.json' with { type: 'json' }
import cartTexts from '../../../ui/messages/cart.json' with { type: 'json' }
import coupon from '../../../ui/messages/coupon.json' with { type: 'json' }
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import { refusalMessage } from '../../../ui/messages/refusal-message.ts'
import { aCart } from '../../support/builders/cart.ts'
import { chf } from '../../support/builders/money.ts'
import { browse, openAt, openFilled, replacing, replacingOperations } from '../checkout/browse.tsx'
import { consentTo } from '../../support/consent-to.ts'

const problemOf = (change: CodeChange, failure: Failure) => codeProblem(change, failure, 'de')
const declined = (by: 'message' | 'violation' | 'nothing', text = ''): Failure => ({ _tag: 'Declined', by, text })

const EVERY: readonly CouponReason[] = [
  { _tag: 'DoesNotExist' }, { _tag: 'Expired', lastDay: '2026-03-01' }, { _tag: 'UsageLimitReached' }, { _tag: 'UsedByCustomer' },
  { _tag: 'NewCustomersOnly' }, { _tag: 'OtherProductsOnly', titles: [{ de: 'Biofinity' }, { de: 'Proclear' }] },
  { _tag: 'BelowMinimum', minimum: chf(5000), missing: chf(1) }, { _tag: 'NotWithPromotionalPrices' },
]

describe('the message about a coupon', () => {
  it('AS-ERRCAT-07 CC-COUPON-08 is the message, else the first violation, else that it does not exist', () => {
    expect(problemOf('applyCoupon', declined('message', 'A'))).toEqual({ id: 'error.declined', values: { text: 'A' } })
    expect(problemOf('applyCoupon', declined('violation', 'B')).values).toEqual({ text: 'B' })
    expect(problemOf('applyCoupon', declined('nothing'))).toEqual({ id: 'cart.coupon_does_not_exist', values: {} })
  })

  it('AS-ERRCAT-08 CC-COUPON-09 names the code that was applied', () => {
    expect(codeChanged('applyCoupon', aCart({ coupon: { code: 'SAVE10' } })))
      .toEqual({ id: 'cart.coupon_applied', values: { code: 'SAVE10' } })
  })

  it('AS-ERRCAT-09 CC-COUPON-10 says that it is removed, or why it could not be removed', () => {
    expect(codeChanged('removeCoupon', aCart())).toEqual({ id: 'cart.coupon_removed', values: {} })
    expect(problemOf('removeCoupon', { _tag: 'ServiceUnavailable' })).toEqual({ id: 'error.service_unavailable', values: {} })
  })

  it('has its own text for each of the eight reasons, with the condition that is not met', () => {
    const messages = EVERY.map((reason) => refusalMessage({ _tag: 'CouponRefused', reason }, 'de'))
    expect(new Set(messages.map(({ id }) => id)).size).toBe(8)
    const values = Object.assign({}, ...messages.map((message) => message.values)) as object
    expect(values).toEqual({ day: '01.03.26', products: 'Biofinity, Proclear', minimum: 'CHF\u00a050.00', missing: 'CHF\u00a00.01' })
  })
})

describe('the message about Miles & More', () => {
  it('CC-MILES-02 says that the number is invalid when the service has violations', () => {
    expect(problemOf('giveMiles', declined('violation', 'bad')).id).toBe('customer.invalid_miles_and_more_number')
    expect(problemOf('giveMiles', { _tag: 'InvalidMilesNumber' }).id).toBe('customer.invalid_miles_and_more_number')
  })

  it('CC-MILES-08 AS-ERRCAT-10 shows the error’s own message', () => {
    expect(problemOf('giveMiles', declined('message', 'X'))).toEqual({ id: 'error.declined', values: { text: 'X' } })
  })

  it('CC-MILES-09 CC-MILES-10 AS-ERRCAT-11 AS-ERRCAT-12 says that the number is saved, and that it is removed', () => {
    expect(codeChanged('giveMiles', aCart()).id).toBe('cart.set_miles_and_more_number_success')
    expect(codeChanged('removeMiles', aCart()).id).toBe('cart.miles_and_more_removed')
  })
})

describe('codes in the cart without JavaScript', () => {
  const withChannels = async (couponChannels: Readonly<Record<string, boolean>>) => {
    const { visitor } = await openFilled()
    const shop = visitor.injector.get(CurrentShop)
    return browse(replacing(visitor, CurrentShop, { ...shop, couponChannels })).get('/cart')
  }

  it('AS-COUPON-01 CC-COUPON-04 CC-COUPON-05 offer the coupon form unless the price channel disables it', async () => {
    const { visitor } = await openFilled()
    const { priceChannel } = visitor.injector.get(CurrentShop)
    expect((await withChannels({ [priceChannel]: true })).words).toContain(coupon['cart.coupon_redeem'].de)
    expect((await withChannels({ zzz: false })).words).toContain(coupon['cart.coupon_redeem'].de)
    const hidden = await withChannels({ [priceChannel]: false })
    expect(hidden.words).not.toContain(coupon['cart.coupon_redeem'].de)
    expect(hidden.words).toContain(cartTexts['cart.miles_collect'].de)
  })

  it.each(LOCALES)('X3 show a rejected code as text, with its reason beside it (%s)', async (locale) => {
    const { browser } = await openFilled({ locale })
    const seen = await browser.post(locale === 'de' ? '/cart' : `/${locale}/cart`, { intent: 'applyCoupon', code: '<b>NOPE</b>' })
    expect(seen.status).toBe(422)
    expect(seen.words).toContain(refusals['coupon.invalid_code'][locale])
    expect(seen.html).not.toContain('<b>NOPE')
    expect(seen.html).toContain('aria-invalid="true"')
  })

  it('AS-ERRCAT-07 CC-COUPON-08 show beside the code the message, else the first violation, else that there is none', async () => {
    const { visitor } = await openFilled()
    const readText = async (failure: Failure) =>
      (await browse(replacing(visitor, ApplyCoupon, () => TE.left(failure))).post('/cart', { intent: 'applyCoupon', code: 'SAVE5' })).words
    expect(await readText(declined('message', 'Nur im Laden'))).toContain('Nur im Laden')
    expect(await readText(declined('violation', 'Nur am Montag'))).toContain('Nur am Montag')
    expect(await readText(declined('nothing'))).toContain(refusals['cart.coupon_does_not_exist'].de)
  })

  it('AS-ERRCAT-10 CC-MILES-08 show beside the number the message of the refusal', async () => {
    const { visitor } = await openFilled()
    const failing = browse(replacing(visitor, SetMilesNumber, () => TE.left(declined('message', 'Heute nicht'))))
    expect((await failing.post('/cart', { intent: 'giveMiles', code: '999912345678901' })).words).toContain('Heute nicht')
  })

  it('CC-COUPON-10 show an error beside a coupon that could not be removed, and leave it there', async () => {
    const { browser, visitor } = await openFilled()
    expect((await browser.post('/cart', { intent: 'applyCoupon', code: 'MERCI5' })).location).toBe('/cart')
    const failing = browse(replacingOperations(visitor, { checkout: { deleteCouponCode: () => TE.left({ _tag: 'ServiceUnavailable' }) } }))
    const seen = await failing.post('/cart', { intent: 'removeCoupon' })
    expect(seen.status).toBe(503)
    expect(seen.words).toContain(error['error.service_unavailable'].de)
    expect(seen.words).toContain('MERCI5')
    expect((await browser.post('/cart', { intent: 'removeCoupon' })).location).toBe('/cart')
    expect((await browser.get('/cart')).words).not.toContain('MERCI5')
  })

  it.each([['de', '10 % zum Willkommen', ''], ['en', '10 % to welcome you', '/en']] as const)(
    'F-W10 show in the cart, at the checkout and on the order what a discount is for (%s)', async (locale, note, prefix) => {
      const { browser, visitor } = await openAt('payment', { locale })
      expect((await browser.get(`${prefix}/cart`)).words).not.toContain(note)
      await browser.post(`${prefix}/cart`, { intent: 'applyCoupon', code: 'WELCOME10' })
      const cart = await visitor.choosePayment('prepayment')
      for (const path of ['/cart', '/checkout/customer', '/checkout/payment'])
        expect([path, (await browser.get(prefix + path)).words.includes(note)]).toEqual([path, true])
      const { orderToken } = await visitor.placeOrder(consentTo(cart))
      expect((await browser.get(`${prefix}/checkout/thank-you/${orderToken}`)).words).toContain(note)
    })

  it.each([
    ['de', 'Bitte versuchen Sie es in 10 Minuten wieder.'], ['en', 'Please try again in 10 minutes.'],
    ['fr', 'Veuillez réessayer dans 10 minutes.'], ['it', 'Riprovi tra 10 minuti.'],
  ] as const)('F-W17 tell a visitor after too many codes when to retry, and then accept a valid one (%s)', async (locale, message) => {
    const { browser, shop } = await openFilled({ locale })
    const path = locale === 'de' ? '/cart' : `/${locale}/cart`
    const tried = (code: string) => browser.post(path, { intent: 'applyCoupon', code })
    for (let guess = 0; guess < 10; guess += 1) expect((await tried(`GUESS${guess}`)).words).not.toContain(message)
    const late = await tried('MERCI5')
    expect([late.status, late.words.includes(message)]).toEqual([422, true])
    shop.clock.advance(10 * 60_000)
    expect((await tried('MERCI5')).location).toBe(path)
  })

  it('redirect to where the code was typed, and nowhere else', async () => {
    const { visitor, cart } = await openFilled()
    const browser = browse(replacing(visitor, ApplyCoupon, () => TE.right(cart)))
    const post = async (backTo: string) => (await browser.post('/cart', { intent: 'applyCoupon', code: 'SAVE10', backTo })).location
    expect([await post('payment'), await post('cart'), await post('//evil.example'), await post('')]).toEqual([
      '/checkout/payment', '/cart', '/cart', '/cart',
    ])
  })

  it('save a Miles & More number, show it, and remove it', async () => {
    const { browser, visitor } = await openFilled()
    expect((await browser.post('/cart', { intent: 'giveMiles', code: '9999 1234 5678 901' })).location).toBe('/cart')
    expect((await browser.get('/cart')).words).toContain('999912345678901')
    expect((await browser.post('/cart', { intent: 'removeMiles' })).location).toBe('/cart')
    expect((await visitor.loadCart())?.milesAndMoreNumber).toBeUndefined()
    const refusing = browse(replacing(visitor, SetMilesNumber, () => TE.left({ _tag: 'InvalidMilesNumber' })))
    const wrong = await refusing.post('/cart', { intent: 'giveMiles', code: '12' })
    expect(wrong.words).toContain(refusals['customer.invalid_miles_and_more_number'].de)
  })
})
