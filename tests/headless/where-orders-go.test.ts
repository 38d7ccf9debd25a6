import { describe, expect, it } from 'vitest'
import * as E from 'fp-ts/Either'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import { demoCatalogue } from '../../adapters/seed/demo-catalogue.ts'
import { canBeOrdered } from '../../domain/product/can-be-ordered.ts'
import type { ProductId } from '../../domain/product/product.ts'
import { COUNTRIES } from '../../domain/shop/country.ts'

const bottleId = (): ProductId => {
  const found = demoCatalogue().products.find((product) => product.category === 'lenscare' && E.isRight(canBeOrdered(product)))
  if (found === undefined) throw new Error('The demo shop has no bottle')
  return found.id
}

/** A home in each country, as its people write it. */
const HOMES = [
  { country_code: 'CH', postcode: '8002', city: 'Zürich', phone_number: '079 123 45 67' },
  { country_code: 'DE', postcode: '10115', city: 'Berlin', phone_number: '+49 151 23456789' },
  { country_code: 'AT', postcode: '1010', city: 'Wien', phone_number: '+43 664 1234567' },
  { country_code: 'IT', postcode: '20121', city: 'Milano', phone_number: '+39 333 1234567', tax_number: 'RSSMRA80A01F205X' },
  { country_code: 'FR', postcode: '75001', city: 'Paris', phone_number: '+33 6 12 34 56 78' },
  { country_code: 'LI', postcode: '9490', city: 'Vaduz', phone_number: '+423 791 23 45' },
] as const

describe('where orders go', () => {
  it.each(HOMES)('ships the order of a guest to $country_code', async (home) => {
    expect(COUNTRIES).toContain(home.country_code)
    const visitor = openHeadlessShop().visitor()
    await visitor.addToCart({ productId: bottleId(), option: {}, quantity: 1 })
    await visitor.giveEmail('anna.keller@example.ch')
    await visitor.giveAddresses({
      billing: { salutation: '2', first_name: 'Anna', last_name: 'Keller', street: 'Seeweg', street_number: '4', ...home },
    })
    const [shipping] = await visitor.listShippingOptions()
    await visitor.chooseShipping(shipping?.key ?? '')
    const ready = await visitor.choosePayment('twint')
    const { orderToken } = await visitor.placeOrder({ termsAccepted: true, expectedTotal: ready.totals.total })
    const order = await visitor.viewOrder(orderToken)
    expect(order.shippingAddress.countryCode).toBe(home.country_code)
  })
})
