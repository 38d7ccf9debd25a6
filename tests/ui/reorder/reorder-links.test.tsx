import * as TE from 'fp-ts/lib/TaskEither.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { createIntl, IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { CurrentShop } from '../../../application/storefront/shop/current-shop.ts'
import { Reorder, type Reordered } from '../../../application/storefront/reorder/reorder.ts'
import { makeReorderResult, type ReorderResult } from '../../../domain/reorder/reorder-result.ts'
import { inLocale, LOCALES } from '../../../domain/shop/locale.ts'
import { loadMessages } from '../../../ui/messages/load-messages.ts'
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import checkout from '../../../ui/messages/checkout.json' with { type: 'json' }
import messages from '../../../ui/messages/reorder.json' with { type: 'json' }
import { reorderNotifications } from '../../../ui/reorder/reorder-notifications.ts'
import { ReorderOutcomeView } from '../../../ui/reorder/ReorderOutcomeView.tsx'
import { shownOutcome } from '../../../ui/reorder/reorder-reply.ts'
import { toReorderReply } from '../../../ui/reorder/to-reorder-reply.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { productId } from '../../support/builders/product.ts'
import { BILLING, browse, openAt, replacing } from '../checkout/browse.tsx'
import { SWISS_FORMAT } from '../../../ui/messages/swiss-format.ts'
import { consentTo } from '../../support/consent-to.ts'
import { textPiecesOf } from '../../support/html.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }

/** A customer who paid one order. */
const openWithOrder = async () => {
  const { shop, visitor } = await openAt('payment')
  await visitor.signUp(ANNA)
  await visitor.loadCart()
  const cart = await visitor.choosePayment('twint')
  const { orderToken } = await visitor.placeOrder(consentTo(cart))
  await shop.settlePayment(orderToken, 'paid')
  const [order] = (await visitor.shop.order.listOrders({ page: 1 })).orders
  return { shop, visitor, browser: browse(visitor), order: order!, orderToken }
}

const came = (result: Partial<ReorderResult>): Reordered =>
  ({ result: makeReorderResult({ items: [aLine()], ...result }), destination: 'checkout', cards: [] })

const words = (html: string) => textPiecesOf(html).join(' ')

describe('the reorder links', () => {
  it(
    'F-M08 have a button in the history, on the order’s own page and on its thank-you page; each leads to the cart filled once',
    async () => {
      const { browser, visitor, order, orderToken } = await openWithOrder()
      const pages = [
        ['/my-account/history', `/reorder/id/${order.id}`], [`/my-account/order/${order.id}`, `/reorder/id/${order.id}`],
        [`/checkout/thank-you/${orderToken}`, `/reorder/token/${orderToken}`],
      ] as const
      for (const [page, action] of pages) {
        expect((await browser.get(page)).html).toContain(`action="${action}"`)
        expect((await browser.post(action, { source: 'account' })).location).toBe('/checkout?isReorder=true#reorder')
        expect((await visitor.loadCart())?.lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(3)
      }
      expect((await browser.get('/checkout?isReorder=true')).location).toBe('/checkout/address?isReorder=true')
    },
  )

  it('are absent for an order that was never completed', async () => {
    const { visitor, browser } = await openAt('payment')
    await visitor.signUp(ANNA)
    await visitor.loadCart()
    const cart = await visitor.choosePayment('twint')
    await visitor.placeOrder(consentTo(cart))
    const [order] = (await visitor.shop.order.listOrders({ page: 1 })).orders
    for (const page of ['/my-account/history', `/my-account/order/${order!.id}`])
      expect((await browser.get(page)).html).not.toContain('/reorder/')
  })

  it('CC-ROUTE-08 keep the reorder through every step, also if a step is opened again, up to the payment step', async () => {
    const { visitor, browser } = await openAt('address')
    expect((await browser.post('/checkout/customer?isReorder=true', { email: 'anna.keller@example.ch' })).location)
      .toBe('/checkout/address?isReorder=true')
    const address = await browser.get('/checkout/address?isReorder=true')
    expect(address.html).toContain('action="/checkout/address?isReorder=true"')
    expect(address.html).toContain('href="/checkout/customer?isReorder=true"')
    expect((await browser.post('/checkout/address?isReorder=true', BILLING)).location).toBe('/checkout/shipping?isReorder=true')
    expect((await browser.get('/checkout/payment?isReorder=true')).location).toBe('/checkout/shipping?isReorder=true')
    const [first] = await visitor.listShippingOptions()
    expect((await browser.post('/checkout/shipping?isReorder=true', { shippingMethod: first?.key ?? '' })).location)
      .toBe('/checkout/payment?isReorder=true')
    expect((await browser.get('/checkout/payment?isReorder=true')).words).toContain(checkout['checkout.payment.reorder'].de)
    expect((await browser.post('/checkout/shipping', { shippingMethod: first?.key ?? '' })).location).toBe('/checkout/payment')
  })
})

describe('a cart with a reorder', () => {
  it('F-W08 stays a reorder when the checkout is left and entered by another link, until it is emptied', async () => {
    const { browser, visitor, order } = await openWithOrder()
    await browser.post(`/reorder/id/${order.id}`, { source: 'account' })
    await browser.post('/checkout/address', BILLING)
    const [first] = await visitor.listShippingOptions()
    await browser.post('/checkout/shipping', { shippingMethod: first?.key ?? '' })
    expect((await browser.get('/checkout/payment')).words).toContain(checkout['checkout.payment.reorder'].de)
    for (const { id } of (await visitor.loadCart())?.lines ?? []) await visitor.removeLine(id)
    expect((await visitor.loadCart())?.reorderOf).toBeUndefined()
  })
})

describe('the differences of a reorder', () => {
  it.each(LOCALES)(
    'CC-REORD-11 list the products that cannot be reordered, with possible replacements (%s)',
    async (locale) => {
      const shop = openHeadlessShop()
      const [gone, next] = (await shop.visitor().search('Biofinity')).map(({ product }) => product)
      const visitor = shop.visitor({ locale })
      const result = {
        notReorderable: [{ productId: gone!.id, reason: 'discontinued' as const, successorId: next!.id }],
        foundNonReorderableProducts: [gone!.id],
      }
      const cards = [{ product: gone! }, { product: next! }]
      const browser = browse(replacing(visitor, Reorder, () => TE.right({ ...came(result), cards })))
      const prefix = locale === 'de' ? '' : `/${locale}`
      const seen = await browser.post(`${prefix}/reorder/token/abc`, { source: 'link' })
      const messages = await loadMessages(locale, visitor.injector.get(CurrentShop).tone)
      const intl = createIntl({ locale: SWISS_FORMAT[locale], messages })
      const texts = (['reorder.warning', 'reorder.not_reorderable', 'reorder.successors'] as const)
        .map((id) => intl.formatMessage({ id }).replace(/\s+/g, ' '))
      for (const text of [...texts, inLocale(gone!.titles, locale), inLocale(next!.titles, locale)]) expect(seen.words).toContain(text)
      expect(seen.html).toContain(`href="${prefix}/p/${gone!.id}/`)
      expect(seen.html).toContain(`href="${prefix}/checkout?isReorder=true#reorder"`)
    },
  )

  it('keep products to choose from in view and show all other messages on the next page', () => {
    const words = toReorderReply(came({ switchedProducts: [{ from: productId(1), to: productId(2) }] }), 'de')
    expect('onward' in words && shownOutcome(words)).toBeUndefined()
    expect(shownOutcome({ failure: { id: 'error.reorder_not_possible', values: {} } })).toBeUndefined()
    const product = { title: 'Biofinity', path: '/p/1/biofinity' }
    const outcome = { onward: '/checkout', cart: '/cart', notices: [], replaced: [], unavailable: [product], successors: [] }
    expect(shownOutcome(outcome)).toBe(outcome)
  })

  it.each(LOCALES)('CC-REORD-10 name the discontinued product and its replacement (%s)', async (locale) => {
    const shop = openHeadlessShop()
    const [gone, next] = (await shop.visitor().search('Biofinity')).map(({ product }) => product)
    const visitor = shop.visitor({ locale })
    const result = { switchedProducts: [{ from: gone!.id, to: next!.id }] }
    const reordered = { ...came(result), cards: [{ product: next! }, { product: gone! }] }
    const browser = browse(replacing(visitor, Reorder, () => TE.right(reordered)))
    const prefix = locale === 'de' ? '' : `/${locale}`
    const messages = await loadMessages(locale, visitor.injector.get(CurrentShop).tone)
    const intl = createIntl({ locale: SWISS_FORMAT[locale], messages })
    const titles = { from: inLocale(gone!.titles, locale), to: inLocale(next!.titles, locale) }
    const sentence = intl.formatMessage({ id: 'reorder.replaced' }, titles)
    const page = await browser.post(`${prefix}/reorder/token/abc`, { source: 'link' })
    expect(page.words.replace(/\s+([.,])/g, '$1')).toContain(sentence)
    for (const { id } of [gone!, next!]) expect(page.html).toContain(`href="${prefix}/p/${id}/`)
    const reply = toReorderReply(reordered, locale)
    if (!('onward' in reply)) throw new Error('Nothing is said')
    expect(reorderNotifications(intl, reply).map(({ text }) => text)).toEqual([expect.stringContaining(sentence)])
    expect(reply.successors).toEqual([])
  })

  it('explain why a coupon was not applied, as a warning, and continue', async () => {
    const reply = toReorderReply(came({ couponRefusal: { _tag: 'InvalidCouponCode' } }), 'de')
    if (!('onward' in reply)) throw new Error('Nothing is said')
    const text = refusals['coupon.invalid_code'].de
    const intl = createIntl({ locale: SWISS_FORMAT.de, messages: await loadMessages('de', 'formal') })
    expect(reorderNotifications(intl, reply)).toEqual([{ tone: 'warning', title: messages['reorder.warning'].de, text }])
    const page = renderToStaticMarkup(
      <IntlProvider locale={SWISS_FORMAT.de} messages={await loadMessages('de', 'formal')}>
        <ReorderOutcomeView outcome={reply} />
      </IntlProvider>,
    )
    expect(words(page)).toContain(text)
    expect(words(page)).toContain(messages['reorder.to_checkout'].de)
  })

  it('include the coupon of a link', async () => {
    const requests: unknown[] = []
    const browser = browse(replacing(openHeadlessShop().visitor(), Reorder, (one) => {
      requests.push(one)
      return TE.right(came({}))
    }))
    expect((await browser.get('/reorder/token/abc?coupon=MERCI5')).html).toContain('action="/reorder/token/abc?coupon=MERCI5"')
    await browser.post('/reorder/token/abc?coupon=MERCI5', { source: 'link' })
    await browser.post('/reorder/token/abc?coupon=', { source: 'link' })
    const lastOrder = { _tag: 'ByToken', token: 'abc' }
    expect(requests).toEqual([{ lastOrder, source: 'link', couponCode: 'MERCI5' }, { lastOrder, source: 'link' }])
  })
})
