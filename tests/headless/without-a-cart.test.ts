import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import type { Visitor } from '../../adapters/composition/headless/open-visitor.ts'
import { Refused } from '../../adapters/composition/headless/storefront-of.ts'
import { aCart } from '../support/builders/cart.ts'
import { consentTo } from '../support/consent-to.ts'

const NO_CART = { _tag: 'NotFound', what: 'cart' }
const BILLING = {
  firstName: 'Anna', lastName: 'Keller', street: 'Seeweg', streetNumber: '4', postcode: '8002', city: 'Zürich', countryCode: 'CH',
}

const refusalOf = async (request: Promise<unknown>): Promise<unknown> =>
  request.then(() => 'not refused', (error: unknown) => (error instanceof Refused ? error.failure : error))

const withLenses = async (): Promise<Visitor> => {
  const visitor = openHeadlessShop().visitor()
  const lens = (await visitor.search('Biofinity'))[0]?.product
  if (lens === undefined) throw new Error('No lens')
  await visitor.addToCart({ productId: lens.id, eye: 'right', option: { sphere: -2.25, radius: 8.6, diameter: 14 }, quantity: 1 })
  return visitor
}

describe('a visitor without a cart', () => {
  it('gets that error from every request and step of the checkout', async () => {
    const visitor = openHeadlessShop().visitor()
    for (const request of [
      visitor.listShippingOptions(),
      visitor.listPaymentMethods(),
      visitor.placeOrder(consentTo(aCart())),
      visitor.setEmail('anna.keller@example.ch'),
    ])
      expect(await refusalOf(request)).toEqual(NO_CART)
  })

  it('may send requests once there is one, also estimate shipping to another country before entering an address', async () => {
    const visitor = await withLenses()
    const abroad = await visitor.shop.checkout.estimateCartShipping({ token: visitor.cartToken()!, country: 'DE' })
    expect(abroad.length).toBeGreaterThan(0)
    await visitor.setEmail('anna.keller@example.ch')
    await visitor.setAddresses({ billing: { ...BILLING, countryCode: 'DE', postcode: '10115', phoneNumber: '+49 151 23456789' } })
    expect(await visitor.listShippingOptions()).toEqual(abroad)
    expect((await visitor.loadCart())?.billingAddress?.countryCode).toBe('DE')
  })
})

describe('a visitor without an optician', () => {
  it('cannot have items sent there, and the addresses stay unchanged', async () => {
    const visitor = await withLenses()
    const setting = visitor.setAddresses({ billing: BILLING, toPartner: 'pickup' })
    expect(await refusalOf(setting)).toEqual({ _tag: 'NotFound', what: 'partner' })
    expect(await visitor.loadCart()).not.toHaveProperty('billingAddress')
  })
})
