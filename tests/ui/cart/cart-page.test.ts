import * as TE from 'fp-ts/lib/TaskEither.js'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { ChangeLineQuantity } from '../../../application/storefront/cart/change-line-quantity.ts'
import { CurrentShop } from '../../../application/storefront/shop/current-shop.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { inLocale, LOCALES } from '../../../domain/shop/locale.ts'
import { loadMessages } from '../../../ui/messages/load-messages.ts'
import { SWISS_FORMAT } from '../../../ui/messages/swiss-format.ts'
import error from '../../../ui/messages/error.json' with { type: 'json' }
import cart from '../../../ui/messages/cart.json' with { type: 'json' }
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import { browse, openAt, openFilled, replacing } from '../checkout/browse.tsx'
import { elements, attributesOf, markupOf, element, textOf, textsOf } from '../../support/html.ts'

const refusedAs = async (failure: Failure, locale: (typeof LOCALES)[number] = 'de') => {
  const { visitor, cart: filled } = await openFilled({ locale })
  const browser = browse(replacing(visitor, ChangeLineQuantity, () => TE.left(failure)))
  const path = locale === 'de' ? '/cart' : `/${locale}/cart`
  return browser.post(path, { intent: 'update', lineId: filled.lines[1]?.id ?? '', quantity: '5' })
}

describe('the cart', () => {
  it('CC-CART-01 shows that it is empty, without totals and without a link to the checkout', async () => {
    const seen = await browse(openHeadlessShop().visitor()).get('/cart')
    expect(seen.status).toBe(200)
    expect(seen.words).toContain(cart['cart.empty'].de)
    expect(seen.words).not.toContain(cart['cart.subtotal'].de)
    expect(seen.html).not.toContain('href="/checkout"')

    const { browser, visitor, cart: filled } = await openFilled()
    for (const { id } of filled.lines) await visitor.removeLine(id)
    expect((await browser.get('/cart')).words).toContain(cart['cart.empty'].de)
  })

  it.each(LOCALES)('F-B07 explains without JavaScript, when it is empty after an addition, what to do (%s)', async (locale) => {
    const unseen = (html: string): string => textsOf(html, 'noscript').join('')
    const path = locale === 'de' ? '/cart' : `/${locale}/cart`
    const text = cart['checkout.cookies_needed'][locale]
    expect(unseen((await browse(openHeadlessShop().visitor({ locale })).get(path)).html)).toContain(text)
    expect((await (await openFilled({ locale })).browser.get(path)).html).not.toContain(text)
  })

  it.each(LOCALES)('confirms an addition named in the address only if the cart contains it (%s)', async (locale) => {
    const { browser, visitor, cart: filled } = await openFilled({ locale })
    const intl = createIntl({ locale: SWISS_FORMAT[locale], messages: await loadMessages(locale, visitor.injector.get(CurrentShop).tone) })
    const [line] = filled.lines
    const path = locale === 'de' ? '/cart' : `/${locale}/cart`
    const notification = intl.formatMessage({ id: 'cart.added' }, { title: inLocale(line!.titles, locale) })
    expect((await browser.get(`${path}?added=${line!.productId}`)).words).toContain(notification)
    const rest = intl.formatMessage({ id: 'cart.added' }, { title: '' }).trim()
    for (const query of ['', '?added=1', '?added=', '?added=%3Cb%3E', `?added=${line!.productId}x`])
      expect((await browser.get(path + query)).words).not.toContain(rest)
  })

  it('F-S02 has links when empty: popular lenses, past orders, and the lens of the old pack', async () => {
    const { html, words } = await browse(openHeadlessShop().visitor()).get('/cart')
    const main = markupOf(html, 'main')
    expect(elements(main, 'article').length).toBeGreaterThan(3)
    expect(main).toContain('href="/my-account/history"')
    expect(main).toContain('action="/s"')
    const filled = (await (await openFilled()).browser.get('/cart')).html
    expect(filled).not.toContain('id="popular"')
    expect(words).not.toContain(cart['cart.plus_shipping'].de)
  })

  it('F-S07 begins with the amount missing for free shipping and ends with recommendations', async () => {
    const { html } = await (await openFilled()).browser.get('/cart')
    const places = ['progress', '[name=lineId]', '[href="/checkout"]', '#page-recommendations']
      .map((part) => element(html, part)?.startIndex ?? -1)
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((before, after) => before - after))
  })

  it('F-S07 says that shipping is added to the total while its price is unknown', async () => {
    expect((await (await openFilled()).browser.get('/cart')).words).toContain(cart['cart.plus_shipping'].de)
    const { browser } = await openAt('payment')
    expect((await browser.get('/cart')).words).not.toContain(cart['cart.plus_shipping'].de)
  })

  it('F-S21 names the brand of an item once, if the title begins with it', async () => {
    const { browser, cart: filled } = await openFilled()
    const [line] = filled.lines
    expect(line?.titles.de.startsWith(line.brand)).toBe(true)
    expect((await browser.get('/cart')).html).not.toContain(`>${line?.brand}</p>`)
  })

  it.each([['de', /\d Linsen/], ['en', /\d lenses/], ['fr', /\d lentilles/], ['it', /\d lenti/]] as const)(
    'F-W03 shows in %s the contents of a pack', async (locale, message) => {
      const path = locale === 'de' ? '/cart' : `/${locale}/cart`
      const { words } = await (await openFilled({ locale })).browser.get(path)
      expect(words).toMatch(message)
      expect(words).not.toContain('-Pack')
    })

  it('shows both eyes of a product, its totals and exactly two links onward', async () => {
    const { html, words } = await (await openFilled()).browser.get('/cart')
    expect(elements(html, '[name=lineId]')).toHaveLength(2)
    expect(words).toContain('-2.25')
    expect(words).toContain('-3.00')
    expect(words).toContain(cart['cart.subtotal'].de)
    const sums = element(html, `[aria-label="${cart['cart.totals'].de}"]`) ?? ''
    expect(elements(sums, 'a, button')).toHaveLength(2)
    expect(elements(sums, '[href="/checkout"]')).toHaveLength(1)
  })

  it('F-A04 names product and eye on the buttons of each line', async () => {
    const { html } = await (await openFilled()).browser.get('/cart')
    const steps = attributesOf(html, '[aria-label^="Eine Packung mehr, "][aria-label$=Auge]', 'aria-label')
    expect(steps).toHaveLength(2)
    expect(new Set(steps).size).toBe(2)
  })

  it('CC-CONST-07 requests pictures of 140 by 140 pixels and reserves their space', async () => {
    const { html } = await (await openFilled()).browser.get('/cart')
    const pictures = elements(html, 'main img:not([aria-labelledby=page-recommendations] img)')
    expect(pictures.length).toBeGreaterThan(0)
    for (const { attribs: { src, width, height } } of pictures)
      expect([src, width, height]).toEqual([expect.stringContaining('/m/140x140/'), '140', '140'])
  })

  it('changes a quantity and removes a line without JavaScript', async () => {
    const { browser, visitor, cart: filled } = await openFilled()
    const [right, left] = filled.lines.map(({ id }) => id)
    const changed = await browser.post('/cart', { intent: 'update', lineId: right ?? '', quantity: '3' })
    expect(changed.location).toBe('/cart')
    await browser.post('/cart', { intent: 'remove', lineId: left ?? '', quantity: '2' })
    expect((await visitor.loadCart())?.lines.map(({ id, quantity }) => [id, quantity])).toEqual([[right, 3]])
  })

  it('AS-ERRCAT-23 CC-ERR-06 shows why a quantity was rejected, with the former one', async () => {
    const seen = await refusedAs({ _tag: 'StopOrder', stock: 3 })
    expect(seen.status).toBe(422)
    expect(seen.words).toContain(cart['checkout_failed'].de)
    expect(attributesOf(seen.html, 'form:has([name=lineId]) [name=quantity]', 'value').at(-1)).toBe('2')
    expect((await refusedAs({ _tag: 'Declined', by: 'message', text: 'm&m' })).words).toContain('m&m')
  })

  it('AS-ERRCAT-24 CC-ERR-07 CC-QTY-09 shows the remaining stock at a stock stop, and a general error if there is none', async () => {
    expect((await refusedAs({ _tag: 'StopOrder', stock: 3 })).words).toMatch(/Nur noch 3 Packungen lieferbar/)
    const none = await refusedAs({ _tag: 'StopOrder', stock: 0 })
    expect(none.words).toContain(refusals['reset_password.something_went_wrong'].de)
    expect(none.words).not.toMatch(/Nur noch/)
  })

  it.each(LOCALES)('CC-ERR-09 shows the maximum quantity of an order (%s)', async (locale) => {
    const { words } = await refusedAs({ _tag: 'AboveMaximum', maximum: 20 }, locale)
    const plural = /other \{([^}]*)\}/.exec(refusals['error.maximum_quantity_exceeded'][locale])?.[1]?.replace('#', '20')
    expect(plural).toBeDefined()
    expect(words).toContain(plural)
  })

  it.each(LOCALES)('AS-ERRCAT-33 asks to sign in if required, and shows a general error without a reason (%s)',
    async (locale) => {
      expect((await refusedAs({ _tag: 'NotSignedIn' }, locale)).words).toContain(refusals['error.not_signed_in'][locale])
      const silent = { _tag: 'Declined', by: 'nothing', text: '' } as const
      expect((await refusedAs(silent, locale)).words).toContain(refusals['error.unexpected'][locale])
    })

  it('answers 503 and keeps the cart while the shop is unavailable', async () => {
    const seen = await refusedAs({ _tag: 'ServiceUnavailable' })
    expect(seen.status).toBe(503)
    expect(seen.words).toContain(error['error.service_unavailable'].de)
  })

  it('is neither cached nor indexed', async () => {
    const seen = await (await openFilled()).browser.get('/cart')
    expect(seen.headers.get('cache-control')).toBe('no-store')
    expect(seen.html).toContain('<meta name="robots" content="noindex"')
  })

  it('CC-MONEY-02 uses francs in cart and checkout of a shop in francs, and no other currency', async () => {
    const { browser, visitor } = await openFilled()
    expect(visitor.injector.get(CurrentShop).currency).toBe('CHF')
    const pages = await Promise.all([browser.get('/cart'), browser.get('/checkout/customer')])
    for (const { html } of pages) {
      const main = textOf(html, 'main')
      expect(main).toContain('CHF')
      expect(main).not.toMatch(/EUR|€/)
    }
  })
})
