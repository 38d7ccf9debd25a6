import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import type { Visitor } from '../../adapters/composition/headless/open-visitor.ts'
import { demoShopRegister } from '../../adapters/composition/demo-shop-register.ts'
import { browse, openFilled } from '../ui/checkout/browse.tsx'
import { consentTo } from '../support/consent-to.ts'
import { elements, attributeOf, fieldsOf, element } from '../support/html.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const HOME = { ...ANNA, street: 'Seeweg', streetNumber: '4', postcode: '8002', city: 'Zürich', countryCode: 'CH' }

const demo = demoShopRegister()
/** The demo shop, with or without a configured number of products on a page. */
const openWith = (stated: { readonly itemsPerPage?: number }) => {
  const { itemsPerPage: _demoSize, ...settings } = demo.settings('iris')
  return openHeadlessShop({ register: { ...demo, settings: () => ({ ...settings, ...stated }) } })
}

const order = async (visitor: Visitor): Promise<void> => {
  await visitor.setAddresses({ billing: HOME })
  const [shipping] = await visitor.listShippingOptions()
  await visitor.chooseShipping(shipping?.key ?? '')
  const cart = await visitor.choosePayment('twint')
  await visitor.placeOrder(consentTo(cart))
}

const cards = (html: string): readonly string[] => elements(html, 'article').map((card) => attributeOf(card, '[href]', 'href') ?? '')
const orders = (html: string): number => new Set(html.match(/\/my-account\/order\/\d+/g)).size

/** The address that a browser without script requests when another value of a select is chosen. */
const sentBy = (html: string, name: string, value: string): string => {
  const form = element(html, `form:has(select[name=${name}])`)
  return `${form?.attribs['action']}?${new URLSearchParams({ ...fieldsOf(form ?? ''), [name]: value }).toString()}`
}

describe('the pages of a listing', () => {
  it('CC-LIST-03 contain as many products as configured, else sixteen', async () => {
    const [message, silent] = [browse(openWith({ itemsPerPage: 18 }).visitor()), browse(openWith({}).visitor())]
    for (const path of ['/c/lens', '/s?search=acuvue', '/fr/c/lens'])
      expect([cards((await message.get(path)).html).length, cards((await silent.get(path)).html).length]).toEqual([18, 16])
  })

  it('CC-LIST-03 contain ten orders, whatever is configured for products', async () => {
    const { visitor, browser } = await openFilled({}, openWith({ itemsPerPage: 24 }))
    await visitor.signUp(ANNA)
    const [line] = (await visitor.loadCart())?.lines ?? []
    await order(visitor)
    for (let more = 0; more < 10; more += 1) {
      await visitor.addToCart({ productId: line!.productId, eye: 'right', option: line!.option, quantity: 1 })
      await order(visitor)
    }
    expect(orders((await browser.get('/my-account/history')).html)).toBe(10)
    expect(orders((await browser.get('/my-account/history?page=2')).html)).toBe(1)
  })

  it('CC-LIST-04 start at the first one when another size is chosen, and the order of the products stays', async () => {
    const browser = browse(openHeadlessShop().visitor())
    const third = await browser.get('/c/lens?page=3&itemsPerPage=10&sort=price&utm_source=x')
    const to = sentBy(third.html, 'itemsPerPage', '40')
    expect(to).toBe('/c/lens?sort=price&itemsPerPage=40')
    const all = cards((await browser.get('/c/lens?itemsPerPage=100&sort=price')).html)
    expect(cards((await browser.get(to)).html)).toEqual(all.slice(0, 40))
    expect(cards(third.html)).toEqual(all.slice(20, 30))
  })
})
