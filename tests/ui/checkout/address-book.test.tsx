import { describe, expect, it } from 'vitest'
import { Shop } from '../../../application/storefront/shop/shop.ts'
import type { Visitor } from '../../../adapters/composition/headless/open-visitor.ts'
import type { AddressBook } from '../../../domain/address/address-book.ts'
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import { value } from '../../support/outcome.ts'
import { elements, attributeOf } from '../../support/html.ts'
import { BILLING, browse, fieldValue, openAt, openFilled } from './browse.tsx'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const PAGE = '/checkout/address'
const typed = (street: string) =>
  ({ firstName: 'Anna', lastName: 'Keller', street, streetNumber: '4', postcode: '8002', city: 'Zürich', countryCode: 'CH' })

const bookOf = (visitor: Visitor): Promise<AddressBook> => value(visitor.injector.get(Shop).address.listAddresses({}))
const idAt = (book: AddressBook, street: string): string => String(book.find(({ address }) => address.street === street)?.id)
const chosen = (html: string, name: string): string | undefined =>
  attributeOf(html, `[type=radio][name=${name}][checked]`, 'value')
const streets = async (visitor: Visitor) => {
  const cart = await visitor.loadCart()
  return [cart?.billingAddress?.street, cart?.shippingAddress?.street]
}

/** A customer before the address step with two saved addresses, the second one as the default. */
const withBook = async () => {
  const { shop, visitor } = await openAt('address')
  await visitor.signUp(ANNA)
  const { addAddress: add } = visitor.injector.get(Shop).address
  await value(add({ address: typed('Bergweg'), isDefault: false }))
  const book = await value(add({ address: typed('Seeweg'), isDefault: true }))
  return { shop, visitor, browser: browse(visitor), book }
}

describe('the address book at the checkout', () => {
  it('AS-ROLE-03 offers a customer the saved addresses, with the default selected, and another one to be typed', async () => {
    const { browser, book } = await withBook()
    const { html, words } = await browser.get(PAGE)
    for (const line of ['Seeweg 4', 'Bergweg 4']) expect(words).toContain(line)
    expect([chosen(html, 'billingFrom'), chosen(html, 'shippingFrom')]).toEqual([idAt(book, 'Seeweg'), idAt(book, 'Bergweg')])
    expect([fieldValue(html, 'billingFirstName'), fieldValue(html, 'billingStreet')]).toEqual(['Anna', ''])
  })

  it('AS-ROLE-03 uses the selected address, for billing and shipping, and shows it selected again', async () => {
    const { browser, visitor, book } = await withBook()
    const [seeweg, bergweg] = [idAt(book, 'Seeweg'), idAt(book, 'Bergweg')]
    expect((await browser.post(PAGE, { billingFrom: seeweg })).location).toBe('/checkout/shipping')
    expect(await streets(visitor)).toEqual(['Seeweg', 'Seeweg'])
    const both = { billingFrom: bergweg, hasSeparateShippingAddress: 'yes', shippingFrom: seeweg }
    expect((await browser.post(PAGE, both)).location).toBe('/checkout/shipping')
    expect(await streets(visitor)).toEqual(['Bergweg', 'Seeweg'])
    const { html } = await browser.get(PAGE)
    expect([chosen(html, 'billingFrom'), chosen(html, 'shippingFrom')]).toEqual([bergweg, seeweg])
  })

  it('AS-ROLE-03 uses a typed address, saves it if requested, and not otherwise', async () => {
    const { browser, visitor } = await withBook()
    const another = { ...BILLING, billingStreet: 'Talweg', billingFrom: 'another' }
    expect((await browser.post(PAGE, another)).location).toBe('/checkout/shipping')
    expect([await streets(visitor), (await bookOf(visitor)).length]).toEqual([['Talweg', 'Talweg'], 2])
    const { html } = await browser.get(PAGE)
    expect([chosen(html, 'billingFrom'), fieldValue(html, 'billingStreet')]).toEqual(['another', 'Talweg'])
    for (const _twice of [1, 2]) expect((await browser.post(PAGE, { ...another, billingKeep: 'yes' })).location).toBe('/checkout/shipping')
    expect((await bookOf(visitor)).map(({ address, isDefault }) => [address.street, isDefault]))
      .toEqual([['Bergweg', false], ['Seeweg', true], ['Talweg', false]])
  })

  it('saves nothing of an invalid address, and preserves input and selection on the page', async () => {
    const { browser, visitor } = await withBook()
    const seen = await browser.post(PAGE, {
      ...BILLING, billingStreet: 'Talweg', billingLastName: '', billingFrom: 'another', billingKeep: 'yes',
    })
    expect([seen.status, chosen(seen.html, 'billingFrom'), fieldValue(seen.html, 'billingStreet')]).toEqual([422, 'another', 'Talweg'])
    expect(elements(seen.html, '[name=billingKeep][checked]')).toHaveLength(1)
    expect((await bookOf(visitor))).toHaveLength(2)
  })

  it('uses no address of another customer, and has none for a guest', async () => {
    const { shop, book } = await withBook()
    for (const isCustomer of [false, true]) {
      const { visitor, browser } = await openFilled({}, shop)
      await browser.post('/checkout/customer', { email: 'bea@example.ch' })
      if (isCustomer) await visitor.signUp({ ...ANNA, email: 'bea@example.ch' })
      expect((await browser.get(PAGE)).html).not.toContain('billingFrom')
      const foreign = await browser.post(PAGE, { billingFrom: idAt(book, 'Seeweg') })
      expect([foreign.status, foreign.words.includes(refusals['error.address_not_found'].de), await streets(visitor)])
        .toEqual([422, true, [undefined, undefined]])
    }
  })
})
