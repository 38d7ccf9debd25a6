import { readFileSync } from 'node:fs'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { RestoreCart } from '../../../application/storefront/cart/restore-cart.ts'
import { Reorder, type Reordered, type ReorderRequest } from '../../../application/storefront/reorder/reorder.ts'
import { priceFields } from '../../../domain/pricing/price-fields.ts'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import { makeReorderResult, type ReorderResult } from '../../../domain/reorder/reorder-result.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { loadMessages } from '../../../ui/messages/load-messages.ts'
import error from '../../../ui/messages/error.json' with { type: 'json' }
import reorder from '../../../ui/messages/reorder.json' with { type: 'json' }
import { reorderNotifications } from '../../../ui/reorder/reorder-notifications.ts'
import { toReorderReply } from '../../../ui/reorder/to-reorder-reply.ts'
import { isMarked } from '../../../ui/binding/page-marks.ts'
import * as abandonedCart from '../../../ui/cart/abandoned-cart.route.ts'
import * as reorderPage from '../../../ui/reorder/reorder.route.ts'
import { PAGES } from '../../../ui/routing/pages.ts'
import { readArrival } from '../../../ui/notice/arrival.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { chf } from '../../support/builders/money.ts'
import { aProduct, productId } from '../../support/builders/product.ts'
import { browse, openAt, replacing } from '../checkout/browse.tsx'
import { SWISS_FORMAT } from '../../../ui/messages/swiss-format.ts'
import { consentTo } from '../../support/consent-to.ts'
import { elements, textOf } from '../../support/html.ts'

const items = [aLine(), aLine({ eye: 'left' })]
const former: ProductCard = { product: aProduct({ id: 3, title: 'Frequency 55' }), price: priceFields(chf(5000), chf(5000), chf(5000)) }

const reorderedWith = (
  result: Partial<ReorderResult> = {},
  destination: Reordered['destination'] = 'checkout',
  cards: Reordered['cards'] = [],
): Reordered =>
  ({ result: makeReorderResult({ items, ...result }), destination, cards })

/** A visitor for whom every reorder has the given result; records the requests. */
const openPlayed = (outcome: Reordered | Failure) => {
  const requests: ReorderRequest[] = []
  const visitor = replacing(openHeadlessShop().visitor(), Reorder, (one) => {
    requests.push(one)
    return '_tag' in outcome ? TE.left(outcome) : TE.right(outcome)
  })
  return { requests, browser: browse(visitor) }
}

const notificationsOf = async (reordered: Reordered) => {
  const reply = toReorderReply(reordered, 'de')
  const intl = createIntl({ locale: SWISS_FORMAT.de, messages: await loadMessages('de', 'formal') })
  return 'redirect' in reply ? [] : reorderNotifications(intl, reply)
}

describe('a reorder link', () => {
  it('CC-ROUTE-10 AS-ROUTE-18 shows its page, reorders by the token from the link, and is not found without a token', async () => {
    const { browser, requests } = openPlayed(reorderedWith())
    const page = await browser.get('/reorder/token/abc')
    expect(page.status).toBe(200)
    expect(elements(page.html, 'form[method=post]')).not.toEqual([])
    expect(requests).toEqual([])
    await browser.post('/reorder/token/abc', { source: 'link' })
    expect(requests).toEqual([{ lastOrder: { _tag: 'ByToken', token: 'abc' }, source: 'link' }])
    expect((await browser.get('/reorder/token')).status).toBe(404)
    expect((await browser.get('/fr/reorder/order/abc')).location).toBe('/fr/')
  })

  it('is not cached and sends no referrer', async () => {
    const { browser } = openPlayed(reorderedWith())
    for (const path of ['/reorder/token/abc', `/abandoned-cart/token/${cartToken('A')}`]) {
      const { headers, html } = await browser.get(path)
      expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
      expect(html).toContain('<meta name="robots" content="noindex"')
      expect(html).toContain('<meta name="referrer" content="no-referrer"')
    }
  })

  it.each(['de', 'fr'] as const)('CC-REORD-01 redirects to the checkout of the language, which finds its step (%s)', async (locale) => {
    const prefix = locale === 'de' ? '' : `/${locale}`
    const { browser } = openPlayed(reorderedWith())
    expect((await browser.post(`${prefix}/reorder/token/abc`, { source: 'link' })).location)
      .toBe(`${prefix}/checkout?isReorder=true#reorder`)
    const address = openPlayed(reorderedWith({}, 'address'))
    expect((await address.browser.post(`${prefix}/reorder/token/abc`, {})).location).toBe(`${prefix}/checkout/address?isReorder=true`)
  })

  it('CC-REORD-08 shows the same for every cause, at home from a link and in place from the account', async () => {
    const texts = new Set<string>()
    const { visitor, browser } = await openAt('payment')
    const cart = await visitor.choosePayment('twint')
    const pending = await visitor.placeOrder(consentTo(cart))
    const arrival = readArrival('#reorder-not-possible')
    if (arrival === undefined || arrival === 'cart') throw new Error('Nothing is said')
    texts.add(error[arrival.notice as 'error.reorder_not_possible'].de)
    for (const order of ['token/nobody', `token/${'x'.repeat(22)}`, `token/${pending.orderToken}`, 'id/1']) {
      expect((await browser.post(`/reorder/${order}`, { source: 'link' })).location).toBe('/#reorder-not-possible')
      const stayed = await browser.post(`/reorder/${order}`, { source: 'account' })
      expect(stayed.status).toBe(422)
      const [toast] = await notificationsOf(reorderedWith({ items: [] }, 'stay'))
      expect(stayed.words).toContain(toast?.text)
      texts.add(toast?.text ?? '')
    }
    expect([...texts]).toEqual([error['error.reorder_not_possible'].de])
    for (const locale of LOCALES) expect(error['error.reorder_not_possible'][locale]).not.toBe('')
  })

  it.each(LOCALES)('F-W09 shows at home without JavaScript the message of the fragment, and only that (%s)', async (locale) => {
    const { get } = browse(openHeadlessShop().visitor({ locale }))
    const { html } = await get(locale === 'de' ? '/' : `/${locale}/`)
    const words = { 'cart-not-found': error['abandoned_cart.not_found'], 'reorder-not-possible': error['error.reorder_not_possible'] }
    for (const [fragment, text] of Object.entries(words)) {
      expect(readArrival(`#${fragment}`)).toBeDefined()
      expect(textOf(html, `noscript #${fragment}[class*=notice]`)).toContain(text[locale].slice(0, 20))
    }
    const rules = readFileSync(new URL('../../../ui/notice/ArrivalNotices.module.css', import.meta.url), 'utf8')
    expect(rules.replace(/\s+/g, ' ')).toContain('.notice:not(:target) { display: none; }')
  })

  it('CC-REORD-10 warns once when a product was replaced', async () => {
    const toasts = await notificationsOf(reorderedWith({ switchedProducts: [{ from: productId(1), to: productId(2) }] }))
    expect(toasts).toEqual([{ tone: 'warning', title: 'Achtung', text: reorder['reorder.changed'].de }])
    expect(reorder['reorder.warning'].en).toBe('Warning')
  })

  it('CC-REORD-12 warns when two of three were added, and not when all were', async () => {
    const partly = await notificationsOf(reorderedWith({ notReorderable: [{ productId: productId(3), reason: 'out_of_stock' }] }))
    expect(partly.map(({ tone, text }) => [tone, text])).toEqual([['warning', reorder['reorder.partly'].de]])
    expect(await notificationsOf(reorderedWith())).toEqual([])
  })

  it('CC-REORD-11 shows without JavaScript what was not added, before it continues', async () => {
    const gone = productId(3)
    const result: Partial<ReorderResult> = {
      notReorderable: [{ productId: gone, reason: 'discontinued' }], foundNonReorderableProducts: [gone],
    }
    const { browser } = openPlayed(reorderedWith(result, 'checkout', [former]))
    const seen = await browser.post('/reorder/token/abc', { source: 'account' })
    expect(seen.status).toBe(200)
    expect(seen.words).toContain(reorder['reorder.partly'].de)
    expect(elements(seen.html, 'main [href="/cart"]')).not.toEqual([])
    expect(seen.words).toMatch(new RegExp(`${reorder['reorder.not_reorderable'].de}\\s*Frequency 55`))
    expect(seen.html).toContain('href="/checkout?isReorder=true#reorder"')
    const silent = await openPlayed({ _tag: 'ServiceUnavailable' }).browser.post('/reorder/token/abc', {})
    expect(silent.status).toBe(503)
    expect(elements(silent.html, 'form[method=post]')).not.toEqual([])
  })

  it('reorders a paid order at one press on its page, and shows how long its lenses last', async () => {
    const { shop, visitor, browser } = await openAt('payment')
    const cart = await visitor.choosePayment('twint')
    const { orderToken } = await visitor.placeOrder(consentTo(cart))
    const path = `/checkout/thank-you/${orderToken}`
    expect((await browser.get(path)).html).not.toContain('/reorder/')
    await shop.settlePayment(orderToken, 'paid')
    const page = await browser.get(path)
    expect(page.html).toContain(`action="/reorder/token/${orderToken}"`)
    expect(page.words).toMatch(/Diese Packungen reichen \d+ Tage, bis etwa/)
    const done = await browser.post(`/reorder/token/${orderToken}`, { source: 'account' })
    expect(done.location).toBe('/checkout?isReorder=true#reorder')
    expect((await visitor.loadCart())?.lines.map(({ eye, quantity }) => [eye, quantity])).toEqual([['right', 1], ['left', 2]])
  })
})

describe('a link to an abandoned cart', () => {
  it('CC-ROUTE-12 AS-ROUTE-16 opens the cart of its token at home; any other kind of link redirects home', async () => {
    const tokens: string[] = []
    const visitor = replacing(openHeadlessShop().visitor(), RestoreCart, (token) => {
      tokens.push(token)
      return TE.right(aCart({ lines: [aLine()] }))
    })
    const browser = browse(visitor)
    const path = `/abandoned-cart/token/${cartToken('A')}`
    expect((await browser.get(path)).status).toBe(200)
    expect(tokens).toEqual([])
    expect((await browser.post(`/it${path}`, {})).location).toBe('/it/#cart')
    expect(tokens).toEqual([cartToken('A')])
    expect(readArrival('#cart')).toBe('cart')
    expect((await browser.get('/abandoned-cart/id/1')).location).toBe('/')
  })

  it('redirects home with a message when the cart is missing', async () => {
    const browser = browse(openHeadlessShop().visitor())
    for (const token of [cartToken('nobody'), 'abc'])
      expect((await browser.post(`/abandoned-cart/token/${token}`, {})).location).toBe('/#cart-not-found')
    expect(readArrival('#cart-not-found')).toEqual({ notice: 'abandoned_cart.not_found' })
    expect(readArrival('#reorder')).toBeUndefined()
  })

  it('CC-ROUTE-11 CC-ROUTE-13 AS-ROUTE-17 AS-ROUTE-19 AS-ROUTE-22 requests neither profile nor cart at one of these links', async () => {
    const fetched = (handle: unknown): boolean => !isMarked('noFetchInitUserData')({ handle })
    expect([reorderPage.handle, abandonedCart.handle, { checkout: true }, undefined].map(fetched)).toEqual([false, false, true, true])
    for (const name of ['authenticate', 'LoginLink']) {
      const page = await PAGES.find((one) => one.name === name)?.load()
      expect(page !== undefined && 'handle' in page && fetched(page.handle)).toBe(false)
    }
  })
})
