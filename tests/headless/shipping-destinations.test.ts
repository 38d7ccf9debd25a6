import { describe, expect, it } from 'vitest'
import * as E from 'fp-ts/lib/Either.js'
import { openHeadlessShop, type HeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import type { Visitor } from '../../adapters/composition/headless/open-visitor.ts'
import { demoCatalogue } from '../../adapters/seed/demo-catalogue.ts'
import { canBeOrdered } from '../../domain/product/can-be-ordered.ts'
import type { ProductId } from '../../domain/product/product.ts'
import type { ShownOrder } from '../../domain/order/shown-order.ts'
import { COUNTRIES } from '../../domain/shop/country.ts'
import { consentTo } from '../support/consent-to.ts'

const shopCatalogue = demoCatalogue()

const bottleId = (): ProductId => {
  const result = shopCatalogue.products.find((product) => product.category === 'lenscare' && E.isRight(canBeOrdered(product)))
  if (result === undefined) throw new Error('The demo shop has no bottle')
  return result.id
}

/** An address in each country, in its usual format. */
const HOMES = [
  { countryCode: 'CH', postcode: '8002', city: 'Zürich', phoneNumber: '079 123 45 67' },
  { countryCode: 'DE', postcode: '10115', city: 'Berlin', phoneNumber: '+49 151 23456789' },
  { countryCode: 'AT', postcode: '1010', city: 'Wien', phoneNumber: '+43 664 1234567' },
  {
    countryCode: 'IT', postcode: '20121', city: 'Milano', provinceCode: 'MI', phoneNumber: '+39 333 1234567',
    taxNumber: 'RSSMRA80A01F205X',
  },
  { countryCode: 'FR', postcode: '75001', city: 'Paris', phoneNumber: '+33 6 12 34 56 78' },
  { countryCode: 'LI', postcode: '9490', city: 'Vaduz', phoneNumber: '+423 791 23 45' },
  { countryCode: 'LT', postcode: 'LT-01100', city: 'Vilnius', phoneNumber: '+370 612 34567' },
] as const

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }

const guest = async (shop: HeadlessShop): Promise<Visitor> => {
  const visitor = shop.visitor()
  await visitor.addToCart({ productId: bottleId(), option: {}, quantity: 1 })
  await visitor.setEmail(ANNA.email)
  return visitor
}

const customer = async (shop: HeadlessShop): Promise<Visitor> => {
  const visitor = shop.visitor()
  await visitor.signUp(ANNA)
  await visitor.addToCart({ productId: bottleId(), option: {}, quantity: 1 })
  return visitor
}

const orderTo = async (visitor: Visitor, home: (typeof HOMES)[number]) => {
  await visitor.setAddresses({
    billing: { salutation: '2', firstName: 'Anna', lastName: 'Keller', street: 'Seeweg', streetNumber: '4', ...home },
  })
  const [shipping] = await visitor.listShippingOptions()
  await visitor.chooseShipping(shipping?.key ?? '')
  const ready = await visitor.choosePayment('twint')
  const { orderToken } = await visitor.placeOrder(consentTo(ready))
  return visitor.viewOrder(orderToken)
}

const countriesOf = (order: ShownOrder) => [order.shippingAddress.countryCode, order.billingAddress.countryCode]

describe('the destinations of orders', () => {
  it('are all countries of the shop', () => {
    expect(HOMES.map(({ countryCode: country }) => country).toSorted()).toEqual([...COUNTRIES].toSorted())
  })

  it.each(HOMES)('CC-SCOPE-04 ships to $countryCode for a guest', async (home) => {
    const visitor = await guest(openHeadlessShop({ shopCatalogue: shopCatalogue }))
    expect(countriesOf(await orderTo(visitor, home))).toEqual([home.countryCode, home.countryCode])
    await expect(visitor.shop.order.listOrders({ page: 1 })).rejects.toThrow('NotSignedIn')
  })

  it.each(HOMES)('CC-SCOPE-04 ships to $countryCode for a customer, who finds the order in the history', async (home) => {
    const visitor = await customer(openHeadlessShop({ shopCatalogue: shopCatalogue }))
    const order = await orderTo(visitor, home)
    expect(countriesOf(order)).toEqual([home.countryCode, home.countryCode])
    expect((await visitor.shop.order.listOrders({ page: 1 })).orders.map(({ number }) => number)).toEqual([order.number])
  })
})
