import * as TE from 'fp-ts/lib/TaskEither.js'
import { cartDigest } from '../../../domain/cart/cart-digest.ts'
import { aCart } from '../../support/builders/cart.ts'
import { describe, expect, it } from 'vitest'
import { CompleteCheckout } from '../../../application/storefront/checkout/complete-checkout.ts'
import { CurrentShop } from '../../../application/storefront/shop/current-shop.ts'
import { ADDRESS_LIMITS } from '../../../domain/address/address-field.ts'
import { fieldNameOf, TYPED_FIELDS } from '../../../ui/address/address-fields.ts'
import { readDisplayedCart, writeDisplayedCart } from '../../../ui/checkout/displayed-cart.ts'
import checkoutTexts from '../../../ui/messages/checkout.json' with { type: 'json' }
import form from '../../../ui/messages/form.json' with { type: 'json' }
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import { chf } from '../../support/builders/money.ts'
import { elements, attributeOf, attributesOf, element, textOf, textsOf } from '../../support/html.ts'
import { value } from '../../support/outcome.ts'
import { aTypedAddress } from '../../support/builders/address.ts'
import { BILLING, browse, fieldValue, openAt, openFilled, replacing } from './browse.tsx'
import { GUEST } from '../../support/commerce.ts'

/** Text fields: a selection has no length. */
const LIMITED = TYPED_FIELDS.filter((field) => field in ADDRESS_LIMITS && field !== 'provinceCode')
const limitOf = (field: (typeof TYPED_FIELDS)[number]): number =>
  ({ ...ADDRESS_LIMITS } as Readonly<Record<string, number>>)[field] ?? 0

/** A text of that length that the field would accept. */
const longText = (field: string, length: number): string => {
  if (field === 'phoneNumber') return '+41791234567'.padEnd(length, '.')
  return field === 'postcode' ? '8002'.padEnd(length, '0') : 'a'.repeat(length)
}

describe('the forms of the checkout', () => {
  it('F-S15 show the shipping methods with the fastest first, then the cheapest, then the others by price', async () => {
    const { browser, visitor } = await openAt('shipping')
    const { html } = await browser.get('/checkout/shipping')
    const methods = new Map((await visitor.listShippingOptions()).map((method) => [method.key as string, method]))
    const offered = attributesOf(html, '[name=shippingMethod]', 'value').map((key) => methods.get(key)!)
    const [fastest, cheapest, ...others] = offered
    expect([offered.length, others.length > 2]).toEqual([methods.size, true])
    expect(fastest?.arrival?.max).toBe(offered.map(({ arrival }) => arrival?.max ?? '9').toSorted()[0])
    expect(cheapest?.price.cents).toBe(Math.min(...offered.map(({ price }) => price.cents)))
    const prices = others.map(({ price }) => price.cents)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  })

  it('AS-ENT-35 offer each shipping method under its key, at its price in francs', async () => {
    const { browser, visitor } = await openAt('shipping')
    const { html } = await browser.get('/checkout/shipping')
    const prices = elements(html, 'label:has([name=shippingMethod])').map((card) =>
      [attributeOf(card, '[name=shippingMethod]', 'value'), /CHF\s(\d+\.\d\d)/.exec(textOf(card))?.[1]])
    const methods = (await visitor.listShippingOptions()).filter(({ price }) => price.cents > 0)
    expect(methods.length).toBeGreaterThan(1)
    expect(prices).toEqual(expect.arrayContaining(methods.map(({ key, price }) => [key, (price.cents / 100).toFixed(2)])))
  })

  it('AS-NORM-03 CC-NORM-03 treat a shipping address as the same if only its telephone is spelled differently', async () => {
    const parcel = Object.fromEntries(Object.entries(BILLING).map(([name, text]) => [name.replace('billing', 'shipping'), text]))
    const hasSeparateShippingAddress = async (shippingPhoneNumber: string) => {
      const { browser } = await openAt('address')
      await browser.post('/checkout/address', { ...BILLING, ...parcel, shippingPhoneNumber, hasSeparateShippingAddress: 'yes' })
      return element((await browser.get('/checkout/address')).html, '[name=hasSeparateShippingAddress][checked]') !== undefined
    }
    expect(
      [await hasSeparateShippingAddress('+41 (79) 123-45-67'), await hasSeparateShippingAddress('+41 79 123 45 68')],
    ).toEqual([false, true])
  })

  it('AS-VALID-01 preserve a mistyped e-mail with the error beside it', async () => {
    const { browser } = await openFilled()
    const seen = await browser.post('/checkout/customer', { email: 'anna@' })
    expect(seen.status).toBe(422)
    expect(fieldValue(seen.html, 'email')).toBe('anna@')
    expect(seen.words).toContain(refusals['validation.invalid_email'].de)
    expect(attributeOf(seen.html, '[name=email]', 'aria-describedby')).toMatch(/^field-email-error/)
    expect(seen.html).toContain('href="#field-email"')
  })

  it('AS-VALID-02 AS-ENT-09 send an e-mail without surrounding spaces, with the address too', async () => {
    const { browser, visitor } = await openFilled()
    expect((await browser.post('/checkout/customer', { email: '  anna@example.ch ' })).location).toBe('/checkout/address')
    expect((await visitor.loadCart())?.email).toBe('anna@example.ch')
  })

  it('preserve the whole input of an address and list every error', async () => {
    const { browser } = await openAt('address')
    const seen = await browser.post(
      '/checkout/address', { ...BILLING, billingLastName: '', billingPostcode: '12', hasSeparateShippingAddress: 'yes' },
    )
    expect(seen.status).toBe(422)
    expect(fieldValue(seen.html, 'billingStreet')).toBe('Seeweg')
    expect(fieldValue(seen.html, 'billingPostcode')).toBe('12')
    for (const field of ['billingLastName', 'billingPostcode', 'shippingFirstName'])
      expect(seen.html).toContain(`href="#field-${field}"`)
  })

  it('use a separate shipping address only when the box is ticked', async () => {
    const { browser, visitor } = await openAt('address')
    const other = Object.fromEntries(Object.entries(BILLING).map(([name, value]) => [name.replace('billing', 'shipping'), value]))
    await browser.post('/checkout/address', { ...BILLING, ...other, shippingCity: 'Bern' })
    expect((await visitor.loadCart())?.shippingAddress?.city).toBe('Zürich')
    await browser.post('/checkout/address', { ...BILLING, ...other, shippingCity: 'Bern', hasSeparateShippingAddress: 'yes' })
    expect((await visitor.loadCart())?.shippingAddress?.city).toBe('Bern')
    expect(fieldValue((await browser.get('/checkout/address')).html, 'shippingCity')).toBe('Bern')
  })

  it('AS-TAX-01 require a tax number in Italy only, and from private persons only', async () => {
    const { browser } = await openAt('address')
    const italian = { ...BILLING, billingCountryCode: 'IT', billingPostcode: '20121', billingPhoneNumber: '' }
    expect((await browser.get('/checkout/address')).html).not.toContain('billingTaxNumber')
    const response = await browser.post('/checkout/address', italian)
    expect(response.status).toBe(422)
    expect(response.html).toContain('name="billingTaxNumber"')
    const company = await browser.post('/checkout/address', { ...italian, billingCompany: 'Ottica Srl', billingPostcode: 'x' })
    expect(company.html).not.toContain('name="billingTaxNumber"')
  })

  it('F-W11 require the province in Italy only, for billing and shipping, and write it behind the town', async () => {
    const { browser, visitor } = await openAt('address')
    const home = (part: string) => Object.fromEntries(Object.entries({
      ...BILLING, billingCountryCode: 'IT', billingPostcode: '20121', billingCity: 'Milano', billingPhoneNumber: '',
    }).map(([name, value]) => [name.replace('billing', part), value]))
    const italian = { ...home('billing'), ...home('shipping'), billingTaxNumber: 'RSSMRA80A01F205X', hasSeparateShippingAddress: 'yes' }
    expect(elements((await browser.get('/checkout/address')).html, '[name$=ProvinceCode]')).toEqual([])
    const withoutProvince = await browser.post('/checkout/address', italian)
    expect(withoutProvince.status).toBe(422)
    for (const part of ['billing', 'shipping'])
      expect(elements(withoutProvince.html, `select[aria-invalid=true][name=${part}ProvinceCode]`)).toHaveLength(1)
    const withProvince = await browser.post('/checkout/address', { ...italian, billingProvinceCode: 'RM', shippingProvinceCode: 'MI' })
    expect(withProvince.location).toBe('/checkout/shipping')
    expect(await visitor.loadCart()).toMatchObject({ billingAddress: { provinceCode: 'RM' }, shippingAddress: { provinceCode: 'MI' } })
    expect(textOf((await browser.get('/checkout/address')).html, 'option[value=RM][selected]')).toMatch(/^Roma/)
    const [method] = await visitor.listShippingOptions()
    await browser.post('/checkout/shipping', { shippingMethod: method?.key ?? '' })
    expect((await browser.get('/checkout/payment')).words).toContain('20121 Milano MI')
  })

  it('F-W11 ask for the flat in countries that number it, and without JavaScript always', async () => {
    const { browser, visitor } = await openAt('address')
    const hidden = 'noscript [name=billingApartment]'
    expect(elements((await browser.get('/checkout/address')).html, hidden)).toHaveLength(1)
    const austrian = { ...BILLING, billingCountryCode: 'AT', billingPostcode: '1010', billingCity: 'Wien', billingPhoneNumber: '' }
    const rendered = await browser.post('/checkout/address', { ...austrian, billingStreet: '' })
    expect(rendered.html).toContain('name="billingApartment"')
    expect(rendered.html).not.toMatch(hidden)
    await browser.post('/checkout/address', { ...austrian, billingApartment: 'Stiege 2, Tür 14' })
    expect((await visitor.loadCart())?.billingAddress?.apartment).toBe('Stiege 2, Tür 14')
    expect(fieldValue((await browser.get('/checkout/address')).html, 'billingApartment')).toBe('Stiege 2, Tür 14')
  })

  it('CC-ADDR-09 H-R06 limit every text of an address, with the error beside its field, and truncate none', async () => {
    const { browser } = await openAt('address')
    expect((await browser.get('/checkout/address')).html).not.toMatch(/maxlength/i)
    for (const field of LIMITED) {
      const maximum = limitOf(field)
      const name = fieldNameOf('billing', field)
      const sent = async (length: number) =>
        (await browser.post('/checkout/address', { ...BILLING, [name]: longText(field, length) })).words
      const tooLong = form['validation.too_long'].de.replace('{maximum}', String(maximum))
      expect(await sent(maximum), `${field} at its limit`).not.toContain(tooLong)
      expect(await sent(maximum + 1), `${field} above its limit`).toContain(tooLong)
    }
  })

  it('require a payment method and consent, report both at once, and order nothing', async () => {
    const { browser, visitor } = await openAt('payment')
    const expected = fieldValue((await browser.get('/checkout/payment')).html, 'expectedTotal') ?? ''
    const seen = await browser.post('/checkout/payment', { expectedTotal: expected, comment: 'Bitte klingeln' })
    expect(seen.status).toBe(422)
    expect(seen.html).toContain('href="#field-paymentMethod"')
    expect(seen.html).toContain('href="#field-terms"')
    expect(seen.words).toContain('Bitte klingeln')
    expect(visitor.cartToken()).toBeDefined()
  })

  it.each(['', 'no', 'false', '0', ' '])('F-I12 read a field «terms» of %j as no consent, and order nothing', async (terms) => {
    const { browser, visitor } = await openAt('payment')
    const expected = fieldValue((await browser.get('/checkout/payment')).html, 'expectedTotal') ?? ''
    const seen = await browser.post('/checkout/payment', { paymentMethod: 'twint', terms, expectedTotal: expected })
    expect(seen.status).toBe(422)
    expect(seen.html).toContain('href="#field-terms"')
    expect(visitor.cartToken()).toBeDefined()
  })

  it('announce the page of the payment provider, but not for a bank transfer', async () => {
    const { browser } = await openAt('payment')
    const { html, words } = await browser.get('/checkout/payment')
    const announced = checkoutTexts['checkout.payment.next_page'].de
    expect(words).toContain(announced)
    const chosen = async (paymentMethod: string) =>
      (await browser.post('/checkout/payment', { paymentMethod, expectedTotal: fieldValue(html, 'expectedTotal') ?? '' })).words
    expect(await chosen('twint')).toContain(announced)
    expect(await chosen('prepayment')).not.toContain(announced)
  })

  it('show a changed total and require another press instead of ordering', async () => {
    const { browser, visitor } = await openAt('payment')
    const otherPrices = cartDigest((await visitor.loadCart())!).replace(/[^.]+$/, 'f'.repeat(32))
    const seen = await browser.post('/checkout/payment', { paymentMethod: 'twint', terms: 'yes', expectedTotal: `1 CHF ${otherPrices}` })
    expect(seen.status).toBe(422)
    expect(seen.words).toContain('Der Betrag hat sich geändert')
    expect(fieldValue(seen.html, 'expectedTotal')).toBe(writeDisplayedCart((await visitor.loadCart())!))
    expect(visitor.cartToken()).toBeDefined()
  })

  it('CC-PAY-01 tell new customers beside the choice that they cannot pay by invoice', async () => {
    const { browser, visitor } = await openAt('payment')
    const { html } = await browser.get('/checkout/payment')
    expect(html).not.toContain('value="invoice"')
    const fields = { paymentMethod: 'invoice', terms: 'yes', expectedTotal: fieldValue(html, 'expectedTotal') ?? '' }
    for (const [path, locale] of [['/checkout/payment', 'de'], ['/fr/checkout/payment', 'fr']] as const) {
      const seen = await browser.post(path, fields)
      expect(seen.status).toBe(422)
      expect(seen.words).toContain(refusals['error.invoice_not_for_new_customers'][locale])
      expect(elements(seen.html, '[aria-describedby*=field-paymentMethod-error]')).not.toEqual([])
    }
    expect(visitor.cartToken()).toBeDefined()
  })

  it('never offer Apple Pay without JavaScript', async () => {
    const { browser, visitor } = await openAt('payment')
    expect(await visitor.listPaymentMethods()).toContain('apple_pay')
    const { html } = await browser.get('/checkout/payment')
    expect(html).toContain('value="twint"')
    expect(html).not.toContain('apple_pay')
  })

  it('CC-LIMIT-02 show the duty limit and accept no order above it', async () => {
    const { visitor } = await openAt('payment')
    const shop = { ...visitor.injector.get(CurrentShop), orderLimit: { limit: chf(1500), countries: ['CH' as const] } }
    const seen = await browse(replacing(visitor, CurrentShop, shop)).get('/checkout/payment')
    expect(seen.words.replace(/\u00a0/g, ' ')).toContain('CHF 15.00')
    const isDisabled = (html: string) => elements(html, 'button').filter((button) => textOf(button).startsWith('Zahlungspflichtig'))
      .map(({ attribs }) => 'disabled' in attribs)
    expect(isDisabled(seen.html)).toEqual([true])
    expect(isDisabled((await browse(visitor).get('/checkout/payment')).html)).toEqual([false])
  })

  it('redirect to the payment page by a full navigation, and to the thank-you page if there is none', async () => {
    const { browser, visitor } = await openAt('payment')
    const expected = fieldValue((await browser.get('/checkout/payment')).html, 'expectedTotal') ?? ''
    const order = { paymentMethod: 'twint', terms: 'yes', expectedTotal: expected }
    const without = browse(replacing(visitor, CompleteCheckout, () => TE.right({ orderToken: 'o'.repeat(22) as never })))
    expect((await without.post('/checkout/payment', order)).location).toBe(`/checkout/thank-you/${'o'.repeat(22)}`)
    const placed = await browser.post('/checkout/payment', order)
    expect(placed.headers.get('x-remix-reload-document')).toBe('true')
  })

  it('read the reviewed values of a form, and nothing else', () => {
    const cart = aCart({})
    const written = writeDisplayedCart(cart)
    expect(readDisplayedCart(written)).toEqual({ expectedTotal: cart.totals.total, digest: cartDigest(cart) })
    const digest = cartDigest(cart)
    const unread = ['', '57.90 CHF', '-1 CHF', '1e3 CHF', '5790 XYZ', '9999999999999999 CHF'].map((text) => `${text} ${digest}`)
    for (const text of [undefined, ...unread, '5790 CHF', '5790 CHF x', `5790 CHF ${digest} x`])
      expect([text, readDisplayedCart(text)]).toEqual([text, undefined])
  })

  it('J12 say once that lenses with power are not delivered to France, and offer no order', async () => {
    const { browser, visitor } = await openAt('address')
    const french = { billingCountryCode: 'FR', billingPostcode: '75008', billingCity: 'Paris', billingPhoneNumber: '+33 1 42 68 53 00' }
    expect((await browser.post('/checkout/address', { ...BILLING, ...french })).location).toBe('/checkout/shipping')
    const shippingMethod = (await visitor.listShippingOptions())[0]?.key ?? ''
    await browser.post('/checkout/shipping', { shippingMethod })
    const { html, words } = await browser.get('/checkout/payment')
    expect(words.split(refusals['error.not_delivered_there'].de)).toHaveLength(2)
    expect(textsOf(html, 'button[disabled]')).toContain('Zahlungspflichtig bestellen')
  })

  it('H-S02 order nothing but what was shown: show the change, preserve the input, and order on the next press', async () => {
    const { browser, visitor, shop } = await openAt('payment')
    const seen = fieldValue((await browser.get('/checkout/payment')).html, 'expectedTotal') ?? ''
    const stranger = shop.commerce.shop(GUEST).checkout
    const elsewhere = aTypedAddress({ street: 'Fremdweg' })
    await value(stranger.updateOrder({ token: visitor.cartToken()!, change: { _tag: 'Addresses', addresses: { billing: elsewhere } } }))
    await value(stranger.updateShippingMethod({ token: visitor.cartToken()!, key: (await visitor.listShippingOptions())[0]?.key ?? '' }))
    const fields = { paymentMethod: 'twint', terms: 'yes', comment: 'Bitte klingeln' }
    const refused = await browser.post('/checkout/payment', { ...fields, expectedTotal: seen })
    expect([refused.status, refused.words.includes('More-Nummer haben sich geändert')]).toEqual([422, true])
    expect(refused.words).toContain('Fremdweg')
    expect(refused.html).toContain('Bitte klingeln')
    const placed = await browser.post('/checkout/payment', { ...fields, expectedTotal: fieldValue(refused.html, 'expectedTotal') ?? '' })
    expect(placed.status).not.toBe(422)
  })
})
