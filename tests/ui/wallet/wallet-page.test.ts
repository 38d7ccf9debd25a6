import { describe, expect, it } from 'vitest'
import { openHeadlessShop, type HeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { succeeded } from '../../../adapters/composition/succeeded.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import error from '../../../ui/messages/error.json' with { type: 'json' }
import wallet from '../../../ui/messages/wallet.json' with { type: 'json' }
import { aSavedCard } from '../../support/builders/saved-card.ts'
import { attributeOf, element } from '../../support/html.ts'
import { BILLING, browse, fieldValue, openFilled } from '../checkout/browse.tsx'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const PATH = '/my-account/payment-methods'

/** A customer at the last step of the checkout, signed in by default. */
const openPaymentStep = async (shop: HeadlessShop, { isGuest = false, locale = 'de' }: { isGuest?: boolean; locale?: Locale } = {}) => {
  const { visitor, browser } = await openFilled({ locale }, shop)
  if (!isGuest) await visitor.signUp(ANNA)
  const at = (path: string): string => (locale === 'de' ? path : `/${locale}${path}`)
  if (isGuest) await browser.post(at('/checkout/customer'), { email: 'guest@example.ch' })
  await browser.post(at('/checkout/address'), BILLING)
  const [first] = await visitor.listShippingOptions()
  await browser.post(at('/checkout/shipping'), { shippingMethod: first?.key ?? '' })
  const page = await browser.get(at('/checkout/payment'))
  const pay = (fields: Readonly<Record<string, string>>) =>
    browser.post(at('/checkout/payment'), { terms: 'yes', expectedTotal: fieldValue(page.html, 'expectedTotal') ?? '', ...fields })
  return { visitor, browser, page, pay }
}

const settle = async (shop: HeadlessShop, card = aSavedCard()): Promise<void> => {
  const attempt = shop.paymentProvider.attempts().at(-1)
  if (attempt === undefined) throw new Error('Nothing was paid')
  await succeeded('Hearing of the payment', shop.commerce.reports.recordNotice(shop.paymentProvider.notice(attempt, 'paid', { card })))
}

const withCard = async (card = aSavedCard()) => {
  const shop = openHeadlessShop()
  const first = await openPaymentStep(shop)
  await first.pay({ paymentMethod: 'visa', savesCard: 'yes' })
  await settle(shop, card)
  const list = await first.browser.get(PATH)
  return { shop, ...first, list, alias: attributeOf(list.html, 'button[name=alias]', 'value') ?? '' }
}

describe('saved cards', () => {
  it('are offered to a customer at the checkout, never preselected, and not to a guest', async () => {
    const box = (html: string) => element(html, 'input[name=savesCard]')?.attribs
    const customer = box((await openPaymentStep(openHeadlessShop())).page.html)
    expect(customer).toBeDefined()
    expect(customer).not.toHaveProperty('checked')
    expect(box((await openPaymentStep(openHeadlessShop(), { isGuest: true })).page.html)).toBeUndefined()
  })

  it('AS-PAY-01 AS-PAY-03 are saved only if ticked, listed and deleted', async () => {
    const shop = openHeadlessShop()
    const without = await openPaymentStep(shop)
    await without.pay({ paymentMethod: 'visa' })
    await settle(shop)
    expect((await without.browser.get(PATH)).words).toContain(wallet['wallet.none'].de)

    const { browser, list, alias } = await withCard()
    expect(list.words).toContain('Visa, endet auf 4242')
    expect(list.words).toContain('Gültig bis 06/28')
    expect(list.html).not.toContain(aSavedCard().providerToken)
    expect(list.headers.get('cache-control')).toBe('no-store')
    expect((await browser.post(PATH, { alias })).location).toBe(`${PATH}?deleted=1`)
    expect((await browser.get(`${PATH}?deleted=1`)).words).toContain(wallet['wallet.deleted'].de)
    const gone = await browser.post(PATH, { alias })
    expect([gone.status, gone.words.includes(error['error.payment_alias_not_found'].de)]).toEqual([422, true])
  })

  it('are offered at the checkout, and used on the payment page', async () => {
    const { shop, visitor, browser } = await withCard()
    const [line] = (await openFilled({}, shop)).cart.lines
    if (line?.eye === undefined) throw new Error('No lens')
    await visitor.addToCart({ productId: line.productId, eye: line.eye, option: line.option, quantity: 1 })
    await browser.post('/checkout/address', BILLING)
    const [first] = await visitor.listShippingOptions()
    await browser.post('/checkout/shipping', { shippingMethod: first?.key ?? '' })
    const page = await browser.get('/checkout/payment')
    const choice = attributeOf(page.html, '[value^=card-]', 'value') ?? ''
    expect(page.words).toContain('Visa, endet auf 4242')
    const fields = { terms: 'yes', expectedTotal: fieldValue(page.html, 'expectedTotal') ?? '' }
    const foreign = await browser.post('/checkout/payment', { ...fields, paymentMethod: 'card-payment90000000000' })
    expect([foreign.status, foreign.words.includes(error['error.payment_alias_not_found'].de)]).toEqual([422, true])
    const placed = await browser.post('/checkout/payment', { ...fields, paymentMethod: choice })
    expect(placed.location).toContain('#pay-')
    const attempt = shop.paymentProvider.attempts().at(-1)
    expect(attempt && shop.paymentProvider.cardOf(attempt)?.providerToken).toBe(aSavedCard().providerToken)
  })

  it('are marked as expired in the list', async () => {
    const { shop, visitor, browser } = await withCard(aSavedCard({ expiry: '2026-03' }))
    expect((await browser.get(PATH)).words).not.toContain(wallet['wallet.expired'].de)
    shop.clock.set(new Date('2026-04-01T08:00:00Z'))
    await visitor.signIn(ANNA)
    expect((await browser.get(PATH)).words).toContain(wallet['wallet.expired'].de)
  })

  it('require sign-in', async () => {
    expect((await browse(openHeadlessShop().visitor()).get(PATH)).location).toMatch(/^\/login/)
  })
})
