import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import type { Visitor } from '../../../adapters/composition/headless/open-visitor.ts'
import { Shop } from '../../../application/storefront/shop/shop.ts'
import { ADDRESS_BOOK_LIMIT, toAddressId, type AddressBook } from '../../../domain/address/address-book.ts'
import type { Failure } from '../../../domain/refusal.ts'
import account from '../../../ui/messages/account.json' with { type: 'json' }
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import { consentTo } from '../../support/consent-to.ts'
import { elements, attributesOf, markupOf, textOf } from '../../support/html.ts'
import { refusal, value } from '../../support/outcome.ts'
import { BILLING, browse, fieldValue, openAt } from '../checkout/browse.tsx'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const BEA = { ...ANNA, email: 'bea.meier@example.ch', firstName: 'Bea' }
const [BOOK, EDIT] = ['/my-account/addresses', '/my-account/edit-address']
const at = (street: string) => ({ ...BILLING, billingStreet: street })

/** The hidden field that remembers the spelling question. */
const SPELLING_CHOICES = [
  'billingOriginal', 'billingSuggestedStreet', 'billingSuggestedStreetNumber', 'billingSuggestedPostcode', 'billingSuggestedCity',
]

const main = (html: string): string => markupOf(html, 'main')
const bookOf = (visitor: Visitor): Promise<AddressBook> => value(visitor.injector.get(Shop).address.listAddresses({}))
const display = async (visitor: Visitor): Promise<readonly string[]> =>
  (await bookOf(visitor)).map(({ address, isDefault }) => address.street + (isDefault ? ' *' : ''))
const idAt = async (visitor: Visitor, street: string): Promise<number> =>
  (await bookOf(visitor)).find(({ address }) => address.street === street)?.id ?? 0

const signedUp = async (who = ANNA, shop = openHeadlessShop()) => {
  const visitor = shop.visitor()
  await visitor.signUp(who)
  return { shop, visitor, browser: browse(visitor) }
}
const withAddresses = async (...streets: readonly string[]) => {
  const opened = await signedUp()
  for (const street of streets) expect((await opened.browser.post(EDIT, at(street))).location).toBe(`${BOOK}?done=added`)
  return opened
}

describe('the address book', () => {
  it('AS-ACCT-06 accepts an address by a plain form, shows it, with a message; the first one is the default', async () => {
    const { browser, visitor } = await signedUp()
    expect((await browser.get(BOOK)).words).toContain(account['account.no_address_hint'].de)
    const empty = await browser.get(EDIT)
    expect([fieldValue(empty.html, 'billingFirstName'), empty.html.includes('name="isDefault"')]).toEqual(['Anna', false])
    await browser.post(EDIT, at('Seeweg'))
    expect((await browser.get(EDIT)).html).toContain('name="isDefault"')
    await browser.post(EDIT, at('Bergweg'))
    await browser.post(EDIT, { ...at('Talweg'), isDefault: 'yes' })
    expect(await display(visitor)).toEqual(['Seeweg', 'Bergweg', 'Talweg *'])
    const { words } = await browser.get(`${BOOK}?done=added`)
    for (const message of [account['account.address_done_added'].de, 'Seeweg 4', 'Bergweg 4', 'Talweg 4']) expect(words).toContain(message)
    const places = [account['account.default_address'].de, 'Talweg 4', 'Seeweg 4', 'Bergweg 4'].map((part) => words.indexOf(part))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('AS-ACCT-06 AS-ROUTE-12 changes an address and keeps the fields that are not in the form', async () => {
    const { browser, visitor } = await withAddresses('Seeweg')
    const path = `${EDIT}/${String(await idAt(visitor, 'Seeweg'))}`
    const { html } = await browser.get(path)
    expect([fieldValue(html, 'billingStreet'), fieldValue(html, 'billingPhoneNumber')]).toEqual(['Seeweg', '+41791234567'])
    expect(fieldValue((await browser.get(EDIT)).html, 'billingStreet')).toBe('')
    expect((await browser.post(path, at('Bergweg'))).location).toBe(`${BOOK}?done=changed`)
    expect(await display(visitor)).toEqual(['Bergweg *'])
  })

  it('AS-NORM-01 AS-NORM-07 saves an empty phone as none, and a phone without a plus with the prefix of its country', async () => {
    const { browser, visitor } = await signedUp()
    await browser.post(EDIT, { ...at('Seeweg'), billingPhoneNumber: ' ' })
    await browser.post(EDIT, { ...at('Bergweg'), billingPhoneNumber: '044 123 45 67' })
    expect((await bookOf(visitor)).map(({ address }) => address.phoneNumber)).toEqual([undefined, '+41441234567'])
  })

  it('AS-NORM-02 CC-NORM-02 recognises an address in another spelling of name, street and town, and no other one', async () => {
    const { browser, visitor } = await signedUp()
    const home = {
      ...at("Rue de l'Est"), billingFirstName: 'Jean-Luc', billingLastName: "O'Neil", billingPhoneNumber: '+41 44 123 45 67',
    }
    expect((await browser.post(EDIT, home)).status).toBe(302)
    const spelled = {
      ...home, billingStreet: 'RUE DE LEST', billingFirstName: 'JEANLUC', billingLastName: 'ONeil', billingCity: 'Zürich.',
      billingPhoneNumber: '+41 (44) 123-45-67',
    }
    // The correct spelling of the town differs; this customer keeps the typed one.
    const response = await browser.post(EDIT, spelled)
    const choice = Object.fromEntries(SPELLING_CHOICES.map((name) => [name, fieldValue(response.html, name) ?? '']))
    const again = await browser.post(EDIT, { ...spelled, ...choice, billingChoice: 'original' })
    expect([again.status, again.words.includes(refusals['error.address_exists'].de)]).toEqual([422, true])
    for (const other of [{ billingStreet: "Rue de l'Ouest" }, { billingLastName: 'ONeal' }, { billingPhoneNumber: '+41 44 123 45 68' }])
      expect((await browser.post(EDIT, { ...home, ...other })).status).toBe(302)
    expect(await display(visitor)).toHaveLength(4)
  })

  it('AS-VALID-03 shows every error beside its field and preserves the input, by the rules of the checkout', async () => {
    const { browser, visitor } = await signedUp()
    const faulty = { ...at('Seeweg'), billingFirstName: '', billingLastName: '   ', billingPostcode: '12', billingPhoneNumber: 'call me' }
    const seen = await browser.post(EDIT, faulty)
    expect(seen.status).toBe(422)
    expect(elements(seen.html, '[aria-invalid=true]')).toHaveLength(4)
    const errorTexts = ['billingFirstName', 'billingLastName'].map((name) => textOf(seen.html, `p[id$="${name}-error"]`))
    expect(errorTexts).toEqual(Array.from({ length: 2 }, () => refusals['validation.this_field_is_required'].de))
    expect([fieldValue(seen.html, 'billingStreet'), fieldValue(seen.html, 'billingPostcode')]).toEqual(['Seeweg', '12'])
    expect(await display(visitor)).toEqual([])
  })

  it('AS-TAX-01 AS-TAX-02 requires the tax number of an Italian private person, and of no company', async () => {
    const { browser, visitor } = await signedUp()
    const rome = {
      ...at('Via Roma'), billingCountryCode: 'IT', billingPostcode: '00184', billingCity: 'Roma', billingProvinceCode: 'RM',
      billingPhoneNumber: '',
    }
    const tax = async (fields: object) => (await browser.post(EDIT, { ...rome, ...fields })).status
    expect(await tax({})).toBe(422)
    // The last letter is correct in each: the length is wrong.
    for (const billingTaxNumber of ['RSSMRA85T10A562', 'RSSMRA85T10A56N', 'RSSMRA85T10A562SK'])
      expect(await tax({ billingTaxNumber })).toBe(422)
    expect(await tax({ billingTaxNumber: 'RSSMRA85T10A562S' })).toBe(302)
    expect(await tax({ billingStreet: 'Via Appia', billingCompany: 'Ottica' })).toBe(302)
    expect(await display(visitor)).toHaveLength(2)
  })

  it('AS-ADDR-02 AS-ADDR-03 offers the suggested and the original spelling, and nothing if there is no choice', async () => {
    const { browser, visitor } = await signedUp()
    const sloppy = { ...at('seestr.'), billingCity: 'Zurich' }
    const { status, html } = await browser.post(EDIT, sloppy)
    expect([status, await display(visitor)]).toEqual([200, []])
    expect(attributesOf(html, '[name=billingChoice]', 'value')).toEqual(['suggested', 'original'])
    const request = Object.fromEntries(SPELLING_CHOICES.map((name) => [name, fieldValue(html, name) ?? '']))
    expect((await browser.post(EDIT, { ...sloppy, ...request, billingChoice: 'suggested' })).status).toBe(302)
    expect(await display(visitor)).toEqual(['Seestrasse *'])
  })

  it('accepts no address twice and no more than its limit, preserves the input, and then offers no other', async () => {
    const { browser, visitor } = await withAddresses('Seeweg')
    const again = await browser.post(EDIT, { ...at('Seeweg'), billingFirstName: 'ANNA', billingSalutation: '' })
    expect([again.status, again.words.includes(refusals['error.address_exists'].de)]).toEqual([422, true])
    expect(fieldValue(again.html, 'billingFirstName')).toBe('ANNA')
    expect((await browser.get(BOOK)).html).toContain(`href="${EDIT}"`)
    for (const [index] of Array.from({ length: ADDRESS_BOOK_LIMIT - 1 }).entries())
      expect((await browser.post(EDIT, { ...at('Bergweg'), billingStreetNumber: String(index + 1) })).status).toBe(302)
    const full = await browser.post(EDIT, at('Talweg'))
    expect([full.status, full.words.includes(`${String(ADDRESS_BOOK_LIMIT)} Adressen`)]).toEqual([422, true])
    expect((await browser.get(BOOK)).html).not.toContain(`href="${EDIT}"`)
    expect((await bookOf(visitor))).toHaveLength(ADDRESS_BOOK_LIMIT)
  })

  it('confirms before an address is deleted, names the next default, and deletes it by POST only', async () => {
    const { browser, visitor } = await withAddresses('Seeweg', 'Bergweg')
    const id = String(await idAt(visitor, 'Seeweg'))
    const { words } = await browser.get(`${BOOK}?remove=${id}`)
    expect(words).toContain(account['account.address_remove_ask'].de)
    expect(words).toContain(account['account.address_next_default'].de.replace('{address}', 'Anna Keller, Bergweg 4, 8002 Zürich'))
    expect(await display(visitor)).toHaveLength(2)
    expect((await browser.post(BOOK, { remove: id })).location).toBe(`${BOOK}?done=removed`)
    expect(await display(visitor)).toEqual(['Bergweg *'])
    expect((await browser.get(`${BOOK}?done=removed`)).words).toContain(account['account.address_done_removed'].de)
  })

  it('sets another default address on demand', async () => {
    const { browser, visitor } = await withAddresses('Seeweg', 'Bergweg')
    expect((await browser.post(BOOK, { choose: String(await idAt(visitor, 'Bergweg')) })).location).toBe(`${BOOK}?done=default`)
    expect(await display(visitor)).toEqual(['Seeweg', 'Bergweg *'])
  })

  it('begins with the address of the first order, and orders keep theirs after changes', async () => {
    const { shop, visitor, browser } = await openAt('payment')
    await visitor.signUp(ANNA)
    await visitor.loadCart()
    const cart = await visitor.choosePayment('twint')
    const { orderToken } = await visitor.placeOrder(consentTo(cart))
    await shop.settlePayment(orderToken, 'paid')
    expect(await display(visitor)).toEqual(['Seeweg *'])
    const id = String(await idAt(visitor, 'Seeweg'))
    await browser.post(`${EDIT}/${id}`, at('Bergweg'))
    await browser.post(BOOK, { remove: id })
    const [order] = (await visitor.shop.order.listOrders({ page: 1 })).orders
    expect((await browser.get(`/my-account/order/${String(order?.id)}`)).words).toContain('Seeweg 4')
  })

  it('answers another customer’s address like an unknown one, page by page, and does not change it', async () => {
    const { shop, visitor } = await withAddresses('Seeweg')
    const { visitor: bea, browser } = await signedUp(BEA, shop)
    const foreign = String(await idAt(visitor, 'Seeweg'))
    const responses = await Promise.all([foreign, '999999', 'x', '0', '-1', `${foreign}%27`].map(async (id) => {
      const seen = [
        await browser.get(`${EDIT}/${id}`), await browser.post(`${EDIT}/${id}`, at('Bergweg')),
        await browser.post(BOOK, { remove: id }), await browser.post(BOOK, { choose: id }),
      ]
      expect(seen.map(({ status }) => status)).toEqual([404, 404, 404, 404])
      for (const { html } of seen) expect(html).not.toContain('Seeweg')
      return main(seen[0]?.html ?? '')
    }))
    expect(new Set(responses).size).toBe(1)
    expect([await display(visitor), await display(bea)]).toEqual([['Seeweg *'], []])
  })
})

describe('the permissions of an address book', () => {
  type Operation = 'list' | 'add' | 'correct' | 'choose' | 'remove'
  const send = (visitor: Visitor, id: number): Readonly<Record<Operation, () => TaskEither<Failure, AddressBook>>> => {
    const { address: book } = visitor.injector.get(Shop)
    const address = { firstName: 'B', lastName: 'M', street: 'Weg', postcode: '8001', city: 'Zürich', countryCode: 'CH' }
    const typed = { address, isDefault: true }
    return {
      list: () => book.listAddresses({}),
      add: () => book.addAddress(typed),
      correct: () => book.correctAddress({ id: toAddressId(id), ...typed }),
      choose: () => book.chooseDefaultAddress({ id: toAddressId(id) }),
      remove: () => book.removeAddress({ id: toAddressId(id) }),
    }
  }
  const OPERATIONS = ['list', 'add', 'correct', 'choose', 'remove'] as const

  it.each(OPERATIONS)('AS-ROLE-03 %s: a guest is not signed in, another customer finds nothing, the owner is permitted', async (name) => {
    const { shop, visitor } = await withAddresses('Seeweg', 'Bergweg')
    const id = await idAt(visitor, 'Bergweg')
    expect(await refusal(send(shop.visitor(), id)[name]())).toEqual({ _tag: 'NotSignedIn' })
    const { visitor: bea } = await signedUp(BEA, shop)
    const own = ['list', 'add'].includes(name)
    const response = own ? (await value(send(bea, id)[name]())).length : await refusal(send(bea, id)[name]())
    expect(response).toEqual(own ? Number(name === 'add') : { _tag: 'NotFound', what: 'address' })
    expect(await display(visitor)).toEqual(['Seeweg *', 'Bergweg'])
    expect((await value(send(visitor, id)[name]())).length).toBeGreaterThan(0)
  })
})
