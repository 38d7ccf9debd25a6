import { describe, expect, it } from 'vitest'
import { aTypedAddress } from '../../../support/builders/address.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../../support/builders/cart.ts'
import { chf } from '../../../support/builders/money.ts'
import { aShippingMethod } from '../../../support/builders/shipping-method.ts'
import { openCommerce, GUEST } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { filledCart, lensItem, SOLUTION, usualCatalogue } from '../../../support/purchase.ts'

const shopCatalogue = usualCatalogue({
  shippingMethods: [
    aShippingMethod({ key: 'gls_parcel', country: 'DE', price: chf(1290), carrierDays: { min: 2, max: 4 } }),
    aShippingMethod({ key: 'dhl', country: 'DE', price: chf(1490), carrierDays: { min: 1, max: 1 } }),
    aShippingMethod({ key: 'gls_letter', country: 'DE', price: chf(990), maxWeight: 100 }),
    aShippingMethod({ key: 'cargo', country: 'DE', active: false }),
    aShippingMethod({ key: 'swisspost_a_post_midi', country: 'DE', midi: true }),
    aShippingMethod(),
  ],
})

const prices = (options: readonly { readonly key: string; readonly price: { readonly cents: number } }[]) =>
  options.map(({ key, price }) => [key, price.cents])

const weighing = async (grams: number) => {
  const shop = openCommerce(shopCatalogue)
  const { id: _id, ...cart } = aCart({ lines: [aLine({ product: SOLUTION, weight: grams })] })
  await value(shop.storage.carts.put(cart))
  return value(shop.estimateCartShipping(GUEST, { token: cart.token, country: 'DE' }))
}

describe('the shipping estimate', () => {
  it('lists the methods for a country by key, with price and days of arrival, before any address is entered', async () => {
    const shop = openCommerce(shopCatalogue)
    const token = await filledCart(shop)
    const estimated = await value(shop.estimateCartShipping(GUEST, { token, country: 'DE' }))
    expect(prices(estimated)).toEqual([['dhl', 1490], ['gls_letter', 990], ['gls_parcel', 1290]])
    const [soon, , late] = estimated.map(({ arrival }) => arrival)
    expect(soon?.min).toBeDefined()
    expect((late?.max ?? '') > (soon?.max ?? '')).toBe(true)
  })

  it('leaves the cart without an address and without a shipping method', async () => {
    const shop = openCommerce(shopCatalogue)
    const token = await filledCart(shop)
    const before = await value(shop.getCart(GUEST, { token }))
    await value(shop.estimateCartShipping(GUEST, { token, country: 'DE' }))
    expect(await value(shop.getCart(GUEST, { token }))).toEqual(before)
  })

  it('is for the requested country, not for that of the address', async () => {
    const shop = openCommerce(shopCatalogue)
    const token = await filledCart(shop)
    await value(shop.setEmail(token, 'erika@example.ch'))
    await value(shop.setAddresses(token, { billing: aTypedAddress() }))
    expect(prices(await value(shop.estimateCartShipping(GUEST, { token, country: 'CH' })))).toEqual([['swisspost_a_post_parcel', 790]])
    expect((await value(shop.estimateCartShipping(GUEST, { token, country: 'DE' }))).map(({ key }) => key)).toContain('dhl')
  })

  it('is free from the threshold on', async () => {
    const upTo = async (freeShippingThreshold: number) => {
      const shop = openCommerce(shopCatalogue, { freeShippingThreshold: chf(freeShippingThreshold) })
      const token = await filledCart(shop, [lensItem({ quantity: 1 })])
      return (await value(shop.estimateCartShipping(GUEST, { token, country: 'DE' }))).map(({ price }) => price.cents)
    }
    expect(await upTo(5001)).toEqual([1490, 990, 1290])
    expect(await upTo(5000)).toEqual([0, 0, 0])
  })

  it('excludes methods that cannot carry the weight', async () => {
    expect((await weighing(100)).map(({ key }) => key)).toContain('gls_letter')
    expect((await weighing(101)).map(({ key }) => key)).toEqual(['dhl', 'gls_parcel'])
  })

  it('is empty if the shop does not ship there, and rejected for an unknown cart', async () => {
    const shop = openCommerce(shopCatalogue)
    expect(await value(shop.estimateCartShipping(GUEST, { token: await filledCart(shop), country: 'LT' }))).toEqual([])
    expect(await refusal(shop.estimateCartShipping(GUEST, { token: cartToken('nobody'), country: 'DE' })))
      .toEqual({ _tag: 'NotFound', what: 'cart' })
  })
})
