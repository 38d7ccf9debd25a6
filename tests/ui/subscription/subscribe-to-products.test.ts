import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import subscription from '../../../ui/messages/subscription.json' with { type: 'json' }
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { chf } from '../../support/builders/money.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aShippingMethod } from '../../support/builders/shipping-method.ts'
import { elements, attributeOf, element, optionsOf, textOf, textsOf, type Html } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { value } from '../../support/outcome.ts'
import { BILLING } from '../checkout/browse.tsx'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const LIST = '/my-account/my-subscriptions'
const lens = aProduct()
const CHOSEN = { intent: 'subscribe', r_sphere: '-2.25', r_quantity: '2', l_sphere: '-3', l_quantity: '1' }
const wordsOf = (html: string): string => textOf(html)
const messageOf = (id: keyof typeof subscription): string => subscription[id].de
const inputs = (html: Html, name: string): readonly string[] =>
  elements(html, `input[name=${name}]`).map(({ attribs }) => attribs['value'] ?? '')

/** A shop with one lens, and a signed-in customer; pages without JavaScript. */
const opened = async () => {
  const pages = openPages({ shopCatalogue: aCatalogue({
    products: [lens], prices: [aPriceEntry({ productId: lens.id, priceChannel: 'iris_ch', current: 4500 })],
    shippingMethods: [aShippingMethod(), aShippingMethod({ key: 'dhl', price: chf(690) })],
  }) })
  const visitor = pages.visitorAt('/')
  const signIn = async () => {
    const { accountId } = await visitor.signUp(ANNA)
    await completeEmailLink(pages.shop.ports, ANNA)
    await visitor.signIn(ANNA)
    return accountId
  }
  const atHome = async (street: string) => value(pages.shop.ports.addressBooks.change(
    await signIn(), () => E.right([{ address: anAddress({ street }), isDefault: true }]),
  ))
  const chosen = async () => (await pages.post(`/p/${lens.id}`, CHOSEN)).headers.get('location') ?? ''
  return { ...pages, signIn, atHome, chosen }
}

describe('a subscription to products without an order', () => {
  it('AS-SUBS-05 starts from the form of a product with the selected values, or names the missing ones', async () => {
    const { post, get, chosen, atHome } = await opened()
    await atHome('Goldgasse')
    for (const wrong of [{ intent: 'subscribe' }, { ...CHOSEN, r_sphere: 'viel' }, { ...CHOSEN, l_quantity: '99' }])
      expect([wrong, (await post(`/p/${lens.id}`, wrong)).status]).toEqual([wrong, 422])
    const path = await chosen()
    expect(path).toMatch(/^\/my-account\/subscribe\?item=/)
    const { status, html, headers } = await get(path)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(wordsOf(html)).toMatch(/2 × Biofinity, Rechtes Auge.*-2\.25.*1 × Biofinity, Linkes Auge.*-3\.00.*135\.00.*Goldgasse/s)
    expect(inputs(html, 'shippingMethod')).toEqual(['dhl', 'swisspost_a_post_parcel'])
    expect(inputs(html, 'frequency')).toEqual(['30'])
    expect(elements(html, '[name=confirmed][checked]')).toEqual([])
    expect(inputs((await get(`${path}&every=90`)).html, 'frequency')).toEqual(['90'])
    expect(html).toContain(`${path.slice(path.indexOf('?')).replaceAll('&', '&amp;')}&amp;every=90`)
  })

  it('AS-SUBS-05 AS-SUBS-08 P1 is confirmed, once, with errors for what is missing', async () => {
    const { get, post, chosen, atHome, shop } = await opened()
    await atHome('Goldgasse')
    const path = await chosen()
    const page = (await get(path)).html
    const [[address = ''], [key = '']] = [inputs(page, 'address'), inputs(page, 'key')]
    const good = { key, frequency: '30', confirmed: 'yes', day: '', method: 'prepayment', shippingMethod: 'dhl', address }
    const { confirmed: _not, ...unconfirmed } = good
    const refused = await post(path, unconfirmed)
    expect([refused.status, wordsOf(refused.html)]).toEqual([422, expect.stringContaining(messageOf('subscription.not_confirmed'))])
    const wrongs = [{ frequency: '0' }, { frequency: '6' }, { shippingMethod: '' }, { shippingMethod: 'cargo' }, { method: 'invoice' }]
    for (const wrong of [...wrongs, { address: '999' }, { address: '' }])
      expect([wrong, (await post(path, { ...good, ...wrong })).status]).toEqual([wrong, 422])
    expect(wordsOf((await get(LIST)).html)).toContain(messageOf('subscription.none'))
    for (let count = 0; count < 2; count += 1) {
      const started = await post(path, { ...good, price: '0' })
      expect([started.status, started.headers.get('location')]).toEqual([302, `${LIST}?saved=1`])
    }
    expect(wordsOf((await get(LIST)).html).match(/alle 30 Tage/g)).toHaveLength(1)
    expect(wordsOf((await get(LIST)).html)).toMatch(/1\. April 2026.*2 × Biofinity, Rechtes Auge.*alle 30 Tage/s)
    shop.clock.set(new Date('2026-03-25T09:00:00Z'))
    for (let round = 0; round < 3; round += 1) await shop.renewSubscriptions()
    expect((await shop.mails()).filter(({ key }) => key.startsWith('subscription-'))).toHaveLength(1)
  })

  it('AS-SUBS-05 has a selectable address, with its methods, and another billing address; earlier selections stay', async () => {
    const { get, post, chosen, atHome } = await opened()
    await atHome('Goldgasse')
    const path = await chosen()
    expect((await get(path)).html).not.toContain('name="to"')
    await post('/my-account/edit-address', { ...BILLING, billingStreet: 'Talweg' })
    const html = (await get(`${path}&every=60`)).html
    const form = element(html, 'form[method=get]:has([name=to])') ?? ''
    const other = elements(form, 'option').find((option) => textOf(option).includes('Talweg'))?.attribs['value'] ?? ''
    expect(inputs(form, 'item').length).toBeGreaterThan(0)
    expect(inputs(form, 'every')).toEqual(['60'])
    const there = (await get(`${path}&every=60&to=${other}`)).html
    expect(inputs(there, 'address')).toEqual([other])
    expect(textOf(there, 'main section')).toContain('Talweg')
    const [home = ''] = optionsOf(there, 'select[name=billing] option[selected]')
    expect(home).not.toBe(other)
    const [key = ''] = inputs(there, 'key')
    const body = { key, frequency: '30', confirmed: 'yes', day: '', method: 'prepayment', shippingMethod: 'dhl', address: other }
    expect((await post(path, { ...body, billing: '999' })).status).toBe(422)
    expect((await post(path, { ...body, billing: home })).status).toBe(302)
    const [id = ''] = inputs((await get(LIST)).html, 'id')
    const [shipped, billed] = textsOf((await get(`/my-account/subscription/${id}`)).html, 'div:has(> h3)')
    expect([shipped, billed]).toEqual([expect.stringContaining('Talweg'), expect.stringContaining('Goldgasse')])
    expect((await get(`${path}&to=999`)).status).toBe(404)
  })

  it('AS-SUBS-05 starts from the cart, which stays unchanged', async () => {
    const { get, post, atHome } = await opened()
    await atHome('Goldgasse')
    expect(wordsOf((await get('/cart')).html)).not.toContain('Regelmässig liefern lassen')
    await post(`/p/${lens.id}`, { ...CHOSEN, intent: 'add' })
    const cart = (await get('/cart')).html
    const path = attributeOf(cart, '[href*="/my-account/subscribe?"]', 'href') ?? ''
    const page = await get(path)
    expect(page.status).toBe(200)
    expect(wordsOf(page.html)).toMatch(/2 × Biofinity, Rechtes Auge.*1 × Biofinity, Linkes Auge/s)
    const [[address = ''], [key = '']] = [inputs(page.html, 'address'), inputs(page.html, 'key')]
    const body = { key, frequency: '30', confirmed: 'yes', day: '', method: 'prepayment', shippingMethod: 'dhl', address }
    expect((await post(path, body)).status).toBe(302)
    expect(inputs((await get('/cart')).html, 'quantity')).toEqual(['2', '1'])
  })

  it('AS-ROLE-02 asks a guest to sign in and returns, with the selected values', async () => {
    const { get, chosen } = await opened()
    const path = await chosen()
    expect((await get(path)).headers.get('location')).toBe(`/login?redirectUrl=${encodeURIComponent(path)}`)
  })

  it('asks a customer without an address for one and returns, never out of the shop', async () => {
    const { get, post, chosen, signIn } = await opened()
    await signIn()
    const path = await chosen()
    const { html } = await get(path)
    expect(wordsOf(html)).toContain(messageOf('subscription.no_address'))
    const form = attributeOf(html, '[href*=edit-address]', 'href') ?? ''
    expect(form).toBe(`/my-account/edit-address?redirectUrl=${encodeURIComponent(path)}`)
    expect((await post(form, { ...BILLING, billingStreet: 'Seestrasse' })).headers.get('location')).toBe(path)
    expect(wordsOf((await get(path)).html)).toContain('Seestrasse')
    const elsewhere = await post('/my-account/edit-address?redirectUrl=//evil.example', { ...BILLING, billingStreet: 'Talweg' })
    expect(elsewhere.headers.get('location')).toBe('/')
  })

  it('is not found if the address names nothing, or what is invalid or not made', async () => {
    const { get, atHome } = await opened()
    await atHome('Goldgasse')
    const item = (text: string) => `/my-account/subscribe?item=${encodeURIComponent(text)}`
    const good = `product=${lens.id}&eye=right&quantity=1&sphere=-3&radius=8.6&diameter=14`
    expect((await get(item(good))).status).toBe(200)
    for (const [path, status] of [
      ['/my-account/subscribe', 404], [item(''), 404], [item('product=x&quantity=1'), 404], [item(good.replace('y=1', 'y=0')), 404],
      [item(good.replace('-3', 'viel')), 404], [item(good.replace(`${lens.id}`, '9999')), 404],
      [item(good.replace('-3', '-99')), 422], [item(good.replace('y=1', 'y=9999')), 422],
    ] as const)
      expect([path, (await get(path)).status]).toEqual([path, status])
  })
})
