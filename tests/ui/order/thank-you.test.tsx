import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { SWISS_FORMAT } from '../../../ui/messages/swiss-format.ts'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { toMajorUnits } from '../../../domain/money/money-format.ts'
import { creditorReference } from '../../../domain/payment/creditor-reference.ts'
import { ORDER_STATUSES } from '../../../domain/order/order.ts'
import type { Order, OrderStatus } from '../../../domain/order/order.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { loadMessages } from '../../../ui/messages/load-messages.ts'
import order from '../../../ui/messages/order.json' with { type: 'json' }
import { toOrderData } from '../../../ui/order/order-data.ts'
import { ThankYouPageView } from '../../../ui/order/ThankYouPageView.tsx'
import { anAddress } from '../../support/builders/address.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { browse, fieldValue, openAt } from '../checkout/browse.tsx'
import { consentTo } from '../../support/consent-to.ts'
import { elements, attributeOf } from '../../support/html.ts'

const render = async (displayedOrder: Order, locale: Locale = 'de'): Promise<string> =>
  renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider locale={SWISS_FORMAT[locale]} messages={await loadMessages(locale, 'formal')}>
        <ThankYouPageView
          order={toOrderData(displayedOrder, locale)}
          isBusy={false}
          phone="0800"
          homePath="/"
          termsPath="/terms"
          withdrawalPath="/withdrawal"
        />
      </IntlProvider>
    </MemoryRouter>,
  )

/** A customer who ordered with TWINT and has not paid yet. */
const openOrdered = async () => {
  const { shop, visitor, browser } = await openAt('payment')
  const cart = await visitor.choosePayment('twint')
  const placed = await visitor.placeOrder(consentTo(cart))
  return { shop, browser, token: placed.orderToken, path: `/checkout/thank-you/${placed.orderToken}` }
}

describe('the order page', () => {
  it('links to the EU notice on the legal guarantee for a delivery to a member state, and not within Switzerland', async () => {
    const notice = 'href="/terms#legal-guarantee"'
    for (const locale of LOCALES) {
      expect(await render(anOrder({ shippingAddress: anAddress({ countryCode: 'FR' }) }), locale)).toContain(notice)
      expect(await render(anOrder(), locale)).not.toContain(notice)
    }
  })

  it('F-I04 shows by its link no personal data and no lens value, and the whole order once both are entered', async () => {
    const { shop, browser, path } = await openOrdered()
    expect((await browser.get(path)).words).toContain('anna.keller@example.ch')
    const stranger = browse(shop.visitor())
    const seen = await stranger.get(path)
    expect([seen.status, /Keller|example\.ch|Seeweg|8002|-3[.,]00/.exec(seen.words)?.[0]]).toEqual([200, undefined])
    expect(seen.words).toContain('Biofinity')
    const wrong = await stranger.post(path, { intent: 'prove', email: 'anna.keller@example.ch', postcode: '9000' })
    expect([wrong.status, fieldValue(wrong.html, 'email')]).toEqual([422, 'anna.keller@example.ch'])
    expect(wrong.words).toContain('passen nicht zu dieser Bestellung')
    const empty = await stranger.post(path, { intent: 'prove', email: '', postcode: '' })
    expect([empty.status, empty.html.includes('href="#field-postcode"')]).toEqual([422, true])
    const verified = await stranger.post(path, { intent: 'prove', email: 'anna.keller@example.ch', postcode: '8002' })
    expect([verified.status, verified.location]).toEqual([302, path])
    expect((await stranger.get(path)).words).toContain('anna.keller@example.ch')
  })

  it('F-W07 shows account, holder, message and due day for an advance payment', async () => {
    const { visitor, browser } = await openAt('payment')
    const cart = await visitor.choosePayment('prepayment')
    const { orderToken: token } = await visitor.placeOrder(consentTo(cart))
    const { words } = await browser.get(`/checkout/thank-you/${token}`)
    const { number } = await visitor.viewOrder(token)
    for (const message of ['IBAN', 'CH93 0076 2011 6238 5295 7', 'Iris Optik Demo AG, Musterweg 1', `Mitteilung ${number}`, 'Zahlbar bis'])
      expect(words).toContain(message)
  })

  it('F-W07 shows the Swiss QR bill with reference, amount and both parties, in the language, after verification', async () => {
    const { shop, visitor, browser } = await openAt('payment', { locale: 'fr' })
    const cart = await visitor.choosePayment('prepayment')
    const { orderToken: token } = await visitor.placeOrder(consentTo(cart))
    const path = `/fr/checkout/thank-you/${token}`
    const { html } = await browser.get(path)
    const slip = attributeOf(html, 'img[src^="data:image/svg+xml,"][alt^=QR-facture]', 'src') ?? ''
    const svg = decodeURIComponent(slip.replace('data:image/svg+xml,', ''))
    const { number } = await visitor.viewOrder(token)
    const reference = creditorReference(number).replace(/.{4}(?=.)/g, '$& ')
    const amount = toMajorUnits(cart.totals.total)
    const parties = ['Iris Optik Demo AG', 'Musterweg 1', '8000 Zürich', 'Anna Keller', '8002 Zürich']
    for (const message of ['Récépissé', ...parties, reference, amount, number])
      expect([message, svg.includes(message)]).toEqual([message, true])
    expect((await browse(shop.visitor({ locale: 'fr' })).get(path)).html).not.toContain('data:image/svg+xml,')
  })

  it.each(LOCALES)('CC-ORDER-05 names the nine statuses and those in between, and any other neutrally (%s)', async (locale) => {
    for (const status of ORDER_STATUSES) {
      expect(order[`order.status.${status}`][locale]).not.toBe('')
      expect(await render(anOrder({ status }), locale)).toContain(order[`order.status.${status}`][locale])
    }
    expect(await render(anOrder({ status: 'teleported' as OrderStatus }), locale)).toContain(order['order.status.in_progress'][locale])
  })

  it('CC-CONST-08 requests pictures of 140 by 200 pixels and reserves their space', async () => {
    const html = await render(anOrder({ lines: [aLine({ image: 'p/1001/front' })] }))
    expect(elements(html, 'img[src*="/m/140x200/"][width="140"][height="200"]')).toHaveLength(1)
  })

  it.each(LOCALES)('CC-DELIV-03 CC-DELIV-04 shows the days of each line, and none of cancelled units (%s)', async (locale) => {
    const range = { min: '2026-03-05', max: '2026-03-07' }
    const lines = [
      { ...aLine({ eye: 'right' }), arrival: range },
      { ...aLine({ eye: 'left' }), id: 'two', arrival: { ...range, min: '2026-03-07' } },
      { ...aLine(), id: 'three' },
    ]
    const html = await render(anOrder({ lines }), locale)
    expect([html.split('05.03 - 07.03.26').length, html.split('07.03.26').length]).toEqual([2, 3])
    expect(await render(anOrder({ lines, status: 'cancelled' }), locale)).not.toContain('07.03.26')
  })

  it.each([
    ['de', 'Do., 5. – Sa., 7. März'], ['en', 'Thu 5 Mar – Sat 7 Mar'], ['fr', 'jeu. 5 – sam. 7 mars'], ['it', 'gio 5 – sab 7 mar'],
  ] as const)('F-S16 formats the days of the whole order in words (%s)', async (locale, days) => {
    const html = await render(anOrder({ arrival: { min: '2026-03-05', max: '2026-03-07' } }), locale)
    expect(html.replace(/[\u00A0\u2009\u202F]/g, ' ')).toContain(days)
  })

  it('CC-GUARD-03 needs the token of an order, else it redirects home', async () => {
    const browser = browse(openHeadlessShop().visitor())
    expect((await browser.get('/checkout/thank-you')).location).toBe('/')
    expect((await browser.get('/fr/checkout/thank-you')).location).toBe('/fr/')
    const { browser: buyer, path } = await openOrdered()
    expect((await buyer.get(path)).status).toBe(200)
  })

  it('AS-CHECKOUT-09 has the menus of the shop again, unlike the steps before it', async () => {
    const { browser, path } = await openOrdered()
    expect((await browser.get(path)).html).toContain('name="search"')
    expect(elements((await browser.get(path)).html, '[href^="/c/lens"]')).not.toEqual([])
    const steps = await openAt('payment')
    expect((await steps.browser.get('/checkout/payment')).html).not.toContain('name="search"')
  })

  it('answers 404 without details for an unknown token', async () => {
    const browser = browse(openHeadlessShop().visitor())
    for (const token of [orderToken('unknown'), 'abc', '..%2F..']) {
      const seen = await browser.get(`/checkout/thank-you/${token}`)
      expect(seen.status).toBe(404)
      expect(seen.words).toContain('Keine Bestellung gefunden')
    }
  })

  it('offers payment of an unpaid order, and not of a paid one', async () => {
    const { shop, browser, token, path } = await openOrdered()
    const pending = await browser.get(`${path}?payment=failed`)
    expect(pending.words).toContain(order['order.payment_failed'].de)
    expect(pending.words).toMatch(/Jetzt CHF\s[\d.]+ bezahlen/)
    expect(pending.words).toContain('Sobald die Zahlung eingetroffen ist, senden wir die Bestätigung an anna.keller@example.ch')
    expect((await browser.post(path, {})).status).toBe(302)

    await shop.settlePayment(token, 'paid')
    const paid = await browser.get(`${path}?payment=failed`)
    expect(paid.words).toContain(order['order.thank_you'].de)
    expect(paid.words).not.toContain(order['order.payment_failed'].de)
    expect(paid.words).toContain('Die Bestätigung senden wir an anna.keller@example.ch')
    expect(paid.words).not.toMatch(/Jetzt CHF/)
  })

  it('announces the mail at once for an advance payment, and no mail about what was cancelled', async () => {
    expect(await render(anOrder({ status: 'payment_pending', paymentMethod: 'prepayment' }))).toContain('Die Bestätigung senden wir an')
    expect(await render(anOrder({ status: 'cancelled' }))).not.toContain('Bestätigung')
  })

  it('J4 links directly to the terms and to the withdrawal from the contract, unless it was cancelled or returned', async () => {
    for (const status of ORDER_STATUSES) {
      const [html, isOver] = [await render(anOrder({ status })), ['cancelled', 'returned'].includes(status)]
      expect(html.includes('<a href="/terms"'), status).toBe(!isOver)
      expect(html.includes('<a href="/withdrawal"'), status).toBe(!isOver)
    }
  })

  it('is not cached, not indexed and sends no referrer', async () => {
    const { browser, path } = await openOrdered()
    const seen = await browser.get(path)
    expect(seen.headers.get('cache-control')).toBe('no-store')
    expect(seen.headers.get('referrer-policy')).toBe('same-origin')
    expect(seen.html).toContain('<meta name="robots" content="noindex"')
  })
})
