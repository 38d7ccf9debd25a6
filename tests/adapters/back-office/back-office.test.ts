import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intlOf } from '../../../adapters/composition/intl-of.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import type { Order } from '../../../domain/order/order.ts'
import { formatText } from '../../../ui/messages/format-text.ts'
import { staffMessage } from '../../../ui/messages/staff-message.ts'
import { openCommerce, GUEST } from '../../support/commerce.ts'
import { attributeOf, textOf, textPiecesOf, textsOf } from '../../support/html.ts'
import { value } from '../../support/outcome.ts'
import { checkOutTo, lensItem, usualCatalogue } from '../../support/purchase.ts'
import { STAFF_PASSWORD } from '../../support/staff/back-office.ts'
import { alertOf, openBackOfficePages } from '../../support/staff/back-office-pages.ts'

const shop = openCommerce(usualCatalogue())
const HERE = { publicUrl: 'https://iris.example', locale: 'de' } as const
type Desk = Awaited<ReturnType<typeof openBackOfficePages>>
let app: Desk['app']
let request: Desk['send']
let signedIn: Desk['signedIn']
let pressed: Desk['pressed']

beforeAll(async () => {
  ({ app, send: request, signedIn, pressed } = await openBackOfficePages(shop.deps, () => shop.clock.now()))
})
afterAll(() => app.close())

const paid = async (): Promise<Order> => {
  const { token, totals } = await checkOutTo(shop, 'payment', { items: [lensItem({ quantity: 3 })], method: 'visa' })
  const order = await value(shop.placeCartOrder(token, { termsAccepted: true, expectedTotal: totals.total }))
  await value(shop.createPayment({ ...GUEST, ...HERE }, { token: order.token }))
  return value(shop.recordNotice(shop.paymentProvider.notice(shop.paymentProvider.attempts().at(-1)!, 'paid')))
}

describe('the back office', () => {
  it('requires sign-in, is not cached, runs no script, and is not indexed', async () => {
    for (const url of ['/desk', '/desk/orders/IR-1']) expect([url, (await request(url)).to]).toEqual([url, '/desk/sign-in'])
    expect((await request('/desk/orders/IR-1', '', { act: 'cancelRemainingItems' })).to).toBe('/desk/sign-in')
    const { headers, html } = await request('/desk/sign-in')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' })
    expect(headers).toMatchObject({ 'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/) })
    expect(html).not.toContain('<script')
  })

  it('stores its session in its own cookie, which no script and no other host can read', async () => {
    await signedIn('cora', 'orders')
    const { cookie } = await request('/desk/sign-in', '', { email: 'cora@iris.example', password: STAFF_PASSWORD })
    expect(cookie).toMatch(/^__Host-staff=[\w-]{43,}; Path=\/; Max-Age=43200; SameSite=Lax; HttpOnly; Secure$/)
  })

  it.each(LOCALES)(
    'shows the error in %s, and preserves the e-mail that was typed', async (language) => {
      const { status, html } = await request('/desk/sign-in', '', { email: 'x"<y@iris.example', password: 'falsch-7' }, language)
      expect(status).toBeGreaterThanOrEqual(401)
      expect(html).toContain(`<html lang="${language}">`)
      expect(textOf(html, '[role=alert]')).toBe(
        formatText(intlOf(language, 'formal'), staffMessage({ _tag: 'InvalidEmail' }, language)))
      expect(html).toContain('value="x&quot;&lt;y@iris.example"')
    })

  it('finds orders by status, by day and by text, and shows one in full', async () => {
    const order = await paid()
    const cookie = await signedIn('olga', 'orders')
    const list = await request(`/desk?state=new&text=${order.number.toLowerCase()}`, cookie)
    expect(list.html).toContain(`<a href="/desk/orders/${order.number}">${order.number}</a>`)
    expect(textOf(list.html, '[aria-current=page]:has(> span)')).toMatch(/^Received \d+$/)
    expect((await request('/desk?day=2001-01-01', cookie)).html).toContain('No orders found.')
    // An invalid day: an unfiltered list would be mistaken for the requested one.
    const refused = await request('/desk?day=2026-02-31&page=x', cookie)
    expect([refused.status, refused.html.includes(order.number)]).toEqual([422, false])
    expect(refused.html).toContain('role="alert">Invalid filter: Date, Page.<')
    // The form below contains the valid values, to be corrected.
    const corrected = await request(`/desk?day=2026-02-31&text=${order.number}`, cookie)
    expect(corrected.html).toContain('role="alert">Invalid filter: Date.<')
    expect(attributeOf(corrected.html, 'input[name=text][type=search]', 'value')).toBe(order.number)
    expect(corrected.html).not.toContain(`/desk/orders/${order.number}`)
    expect((await request('/desk?day=&text=&page=1', cookie)).html).toContain(order.number)
    const page = await request(`/desk/orders/${order.number}`, cookie)
    expect(page.html).toContain('3 × Biofinity')
    expect(page.html).toContain('Payment received')
  })

  it('packs, ships, takes back and refunds, each once and with the name of the employee; rejected input stays in the form', async () => {
    const order = await paid()
    const cookie = await signedIn('rosa', 'orders')
    const on = `/desk/orders/${order.number}`
    const packs = `packs.${order.lines[0]?.id ?? ''}`
    expect((await request(on, cookie, { act: 'stepOrder:fly', key: 'something-long' })).status).toBe(422)
    for (const step of ['accept', 'pack']) expect((await pressed(on, cookie, `stepOrder:${step}`)).to).toBe(on)
    const wrong = await pressed(on, cookie, 'shipParcel', { tracking: 'not one word', [packs]: '2', note: 'Box <4>' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('value="not one word"')
    expect(wrong.html).toContain('value="Box &lt;4&gt;"')
    for (const unreadable of [{ [packs]: 'two' }, { carrier: 'pigeon' }, { key: 'short' }])
      expect([unreadable, (await pressed(on, cookie, 'shipParcel', unreadable)).status]).toEqual([unreadable, 422])
    const { html } = await request(on, cookie)
    const key = attributeOf(html, '[value=shipParcel] ~ [name=key]', 'value') ?? ''
    const parcel = { act: 'shipParcel', key, tracking: '99.00.5', [packs]: '2', carrier: 'dhl' }
    for (let time = 0; time < 2; time += 1) expect((await request(on, cookie, parcel)).status).toBe(303)
    await pressed(on, cookie, 'cancelRemainingItems')
    await pressed(on, cookie, 'stepOrder:deliver')
    await pressed(on, cookie, 'returnItems', { [packs]: '1', isSellable: 'yes' })
    for (const amount of ['ten', '']) {
      const refused = await pressed(on, cookie, 'refundOrder', { amount })
      expect([refused.status, refused.html.includes('Enter an amount such as 25.80')]).toEqual([422, true])
    }
    await pressed(on, cookie, 'refundOrder', { amount: '10,5' })
    const { changes, refunds } = await value(shop.showOrderFile(order.number))
    expect(changes.map(({ event, by }) => [event, by.kind === 'staff' ? by.name : by.kind])).toEqual([
      ['payment.received', 'payment_provider'], ['order.accepted', 'rosa'], ['order.packed', 'rosa'], ['parcel.shipped', 'rosa'],
      ['remaining_items.cancelled', 'rosa'], ['order.delivered', 'rosa'], ['items.returned', 'rosa'], ['refund.requested', 'rosa'],
    ])
    expect(refunds.map(({ amount }) => amount.cents)).toEqual([5000, 1050])
    const page = (await request(on, cookie)).html
    expect(textsOf(page, 'td > p')).toContain('2 shipped, 1 returned, 1 cancelled')
    expect(textsOf(page, ':has(> [href^="https://www.dhl.com/"][href$="99.00.5"][rel=noreferrer])').join(' ')).toContain('DHL 99.00.5')
    expect(textPiecesOf(page)).toContain('2 × Biofinity, Right eye')
  })

  it('prints the picking list, and the customer’s invoice', async () => {
    const order = await paid()
    const cookie = await signedIn('paul', 'orders')
    const on = `/desk/orders/${order.number}`
    const picking = await request(`${on}/picking`, cookie)
    expect(picking.html).toContain('<strong>3 ×</strong>')
    const invoice = await request(`${on}/invoice`, cookie)
    expect([invoice.status, invoice.html.includes(order.number)]).toEqual([200, true])
    expect(invoice.headers).toMatchObject({ 'content-security-policy': expect.stringContaining("default-src 'none'") })
    for (const step of ['accept', 'pack']) await pressed(on, cookie, `stepOrder:${step}`)
    await pressed(on, cookie, 'shipParcel', { [`packs.${order.lines[0]?.id ?? ''}`]: '1' })
    expect((await request(`${on}/picking`, cookie)).html).toContain('<strong>2 ×</strong>')
    const unpaid = await checkOutTo(shop, 'payment', { items: [lensItem()], method: 'visa' })
    const waiting = await value(shop.placeCartOrder(unpaid.token, { termsAccepted: true, expectedTotal: unpaid.totals.total }))
    expect((await request(`/desk/orders/${waiting.number}/invoice`, cookie)).status).toBe(404)
    const content = await signedIn('carla', 'content')
    for (const paper of ['picking', 'invoice']) expect([paper, (await request(`${on}/${paper}`, content)).status]).toEqual([paper, 403])
  })

  it('hides what a role is not permitted to do, and rejects it as well', async () => {
    const order = await paid()
    const [products, content] = [await signedIn('gina', 'products'), await signedIn('colin', 'content')]
    const on = `/desk/orders/${order.number}`
    expect((await request(on, products)).status).toBe(403)
    expect((await request(`${on}/picking`, products)).status).toBe(403)
    const refused = await request(on, products, { act: 'stepOrder:accept', key: 'somethinglong' })
    expect([refused.status, alertOf(refused)]).toEqual([403, 'Your role does not allow this.'])
    expect((await request('/desk', content)).to).toBe('/desk/reviews')
    expect((await value(shop.showOrderFile(order.number))).order.status).toBe('new')
    expect((await request('/desk/orders/IR-2000-1', products)).status).toBe(403)
  })

  it('H-S20 logs who opened an order, its picking list or its invoice: once an hour', async () => {
    const { number } = await paid()
    const zoe = await signedIn('zoe', 'orders')
    const sought = { what: 'order.viewed', text: number } as const
    const looks = async () => (await value(shop.storage.auditLog.find(sought, { page: 1, itemsPerPage: 9 }))).acts
    for (const page of ['', '/picking', '/invoice', '']) await request(`/desk/orders/${number}${page}`, zoe)
    expect((await looks()).map(({ by, about }) => [by, about])).toEqual([['zoe', number]])
    await request('/desk/orders/IR-2000-1', zoe)
    expect(await looks()).toHaveLength(1)
  })

  it('H-S09 shows staff who reached the limit what still works, and the command that unlocks it', async () => {
    const form = { email: 'ivo@iris.example', password: 'nicht-richtig-3' }
    await value(shop.addStaff('test', { email: form.email, name: 'Ivo', roles: ['orders'], password: 'gut-gehuetet-5' }))
    for (let times = 0; times < 10; times += 1) expect((await request('/desk/sign-in', '', form)).status).toBe(401)
    const page = await request('/desk/sign-in', '', form)
    expect([page.status, page.html.includes('staff unlock ivo@iris.example')]).toEqual([429, true])
  })

  it('ends with the sign-out', async () => {
    const cookie = await signedIn('ines', 'orders')
    expect((await request('/desk', cookie)).status).toBe(200)
    expect((await request('/desk/sign-out', cookie, {})).to).toBe('/desk/sign-in')
    expect((await request('/desk', cookie)).to).toBe('/desk/sign-in')
  })
})
