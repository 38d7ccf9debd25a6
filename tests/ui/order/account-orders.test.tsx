import * as TE from 'fp-ts/lib/TaskEither.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { loadMessages } from '../../../ui/messages/load-messages.ts'
import { OrderDetailsView } from '../../../ui/order/OrderDetailsView.tsx'
import { toOrderData } from '../../../ui/order/order-data.ts'
import type { Order } from '../../../domain/order/order.ts'
import { TIME_ZONE } from '../../../domain/shop/time-zone.ts'
import { anOrder } from '../../support/builders/order.ts'
import { browse, openAt, replacingOperations } from '../checkout/browse.tsx'
import account from '../../../ui/messages/account.json' with { type: 'json' }
import reorder from '../../../ui/messages/reorder.json' with { type: 'json' }
import { SWISS_FORMAT } from '../../../ui/messages/swiss-format.ts'
import { consentTo } from '../../support/consent-to.ts'
import { elements, markupOf, textsOf } from '../../support/html.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }

/** A customer who paid one order by TWINT. */
const openWithOrder = async () => {
  const { shop, visitor } = await openAt('payment')
  await visitor.signUp(ANNA)
  await visitor.loadCart()
  const cart = await visitor.choosePayment('twint')
  const { orderToken } = await visitor.placeOrder(consentTo(cart))
  await shop.settlePayment(orderToken, 'paid')
  const [order] = (await visitor.shop.order.listOrders({ page: 1 })).orders
  return { shop, visitor, browser: browse(visitor), order: order!, path: `/my-account/order/${order!.id}` }
}

const details = async (order: Order): Promise<string> =>
  renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider locale={SWISS_FORMAT.en} messages={await loadMessages('en', 'formal')} timeZone={TIME_ZONE}>
        <OrderDetailsView order={toOrderData(order, 'en')} />
      </IntlProvider>
    </MemoryRouter>,
  )

describe('orders in the account', () => {
  it('CC-ROUTE-14 AS-ROUTE-13 shows one order by its id, without an id the history, and asks a guest to sign in', async () => {
    const { browser, order, path } = await openWithOrder()
    const seen = await browser.get(path)
    expect([seen.status, seen.words.includes(order.number)]).toEqual([200, true])
    expect((await browser.get('/my-account/order')).location).toBe('/my-account/history')
    expect((await browser.get('/fr/my-account/order')).location).toBe('/fr/my-account/history')
    const stranger = browse(openHeadlessShop().visitor())
    expect((await stranger.get('/my-account/order/42')).location).toBe('/login?redirectUrl=%2Fmy-account%2Forder%2F42')
    expect((await stranger.get('/fr/my-account/history?page=2')).location)
      .toBe('/fr/login?redirectUrl=%2Ffr%2Fmy-account%2Fhistory%3Fpage%3D2')
  })

  it('F-S11 lists an order with picture, eye and values of its items, then a reorder link', async () => {
    const { html } = await (await openWithOrder()).browser.get('/my-account/history')
    const main = markupOf(html, 'main')
    expect(elements(main, 'img[src*="/m/140x140/"]')).not.toEqual([])
    const parts = ['Rechtes Auge', '-2.25', 'Linkes Auge', '-3.00', reorder['reorder.submit'].de]
    const places = parts.map((part) => main.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('signs in with a plain form and returns to the requested page, never to another site', async () => {
    const { shop, order, path } = await openWithOrder()
    const again = browse(shop.visitor())
    const wrong = await again.post(`/login?redirectUrl=${path}`, { email: ANNA.email, password: 'something-else-1' })
    expect([wrong.status, wrong.words.includes('E-Mail-Adresse oder Passwort stimmt nicht.')]).toEqual([422, true])
    expect(wrong.html).toContain(`value="${ANNA.email}"`)
    expect(wrong.html).not.toContain('something-else-1')
    expect((await again.post(`/login?redirectUrl=${path}`, { email: ANNA.email, password: ANNA.password })).location).toBe(path)
    expect((await again.get(path)).words).toContain(order.number)
    expect((await again.get('/login?redirectUrl=//e.example')).location).toBe('/')
    expect((await again.post('/logout', {})).location).toBe('/')
    expect((await again.get(path)).status).toBe(302)
  })

  it('CC-ERR-12 shows that there is no order, for an empty history and for an id of another customer', async () => {
    const visitor = openHeadlessShop().visitor()
    await visitor.signUp(ANNA)
    const browser = browse(visitor)
    const empty = await browser.get('/my-account/history')
    expect(empty.words).toContain(`Keine Bestellung gefunden. ${account['account.orders_none'].de}`)
    expect(textsOf(empty.html, 'a[href="/c/lens"]')).toContain(account['account.shop_now'].de)
    const seen = await browser.get('/my-account/order/1')
    expect([seen.status, seen.words.includes('Keine Bestellung gefunden.')]).toEqual([404, true])
    expect((await browser.get('/my-account/order/1%27')).status).toBe(404)
  })

  it('F-W09 redirects from a page beyond the last to the last, where the orders are', async () => {
    const { browser, order } = await openWithOrder()
    expect((await browser.get('/my-account/history?page=7')).location).toBe('/my-account/history?page=1')
    expect((await browser.get('/fr/my-account/history?page=99999')).location).toBe('/fr/my-account/history?page=1')
    const last = await browser.get('/my-account/history?page=1')
    expect([last.status, last.words.includes(order.number), last.words.includes('Keine Bestellung gefunden.')]).toEqual([200, true, false])
  })

  it('CC-ERR-15 AS-ERRCAT-33 opens an invoice, with a message when a document is not found', async () => {
    const { browser, order, path, visitor } = await openWithOrder()
    expect((await browser.post(path, { document: `invoice-${order.id}` })).location)
      .toBe(`/api/customers/me/documents/invoice-${order.id}`)
    const missing = await browser.post(path, { document: 'invoice-999' })
    expect([missing.status, missing.words.includes('Dieses Dokument wurde nicht gefunden.')]).toEqual([404, true])
    const without = browse(replacingOperations(visitor, { order: { getDocuments: () => TE.right([]) } }))
    expect((await without.post(path, { document: `invoice-${order.id}` })).words).toContain('Dieses Dokument wurde nicht gefunden.')
  })

  it('CC-ERR-16 still shows the order when its bonus points are unavailable, with a message', async () => {
    const { visitor, order, path } = await openWithOrder()
    const broken = browse(replacingOperations(visitor, { loyalty: { getBonusPoints: () => TE.left({ _tag: 'ServiceUnavailable' }) } }))
    const seen = await broken.get(path)
    expect([seen.status, seen.words.includes(order.number)]).toEqual([200, true])
    expect(seen.words).toContain('Die Bonuspunkte können gerade nicht angezeigt werden.')
    expect((await browse(visitor).get(path)).words).not.toContain('können gerade nicht')
  })

  it('CC-ORDER-03 shows coupon, bonus points and the next reminder if an order has them, else no row for them', async () => {
    const plain = await details(anOrder())
    const full = await details(
      anOrder({ coupon: { code: 'SAVE10' } as NonNullable<Order['coupon']>, bonusPoints: 50, nextReminderDate: '2026-06-02' }),
    )
    for (const text of ['Voucher', 'SAVE10', 'Bonus points', '>50<', 'Next reminder', '2 June 2026']) expect(full).toContain(text)
    for (const text of ['Voucher', 'Bonus points', 'Next reminder']) expect(plain).not.toContain(text)
  })
})
