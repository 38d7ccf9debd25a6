import { describe, expect, it } from 'vitest'
import { cartToken } from '../../../support/builders/cart.ts'
import { chf } from '../../../support/builders/money.ts'
import { anOffer } from '../../../support/builders/offer.ts'
import { aPriceEntry } from '../../../support/builders/price-entry.ts'
import { productId } from '../../../support/builders/product.ts'
import { openCommerce, GUEST } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { filledCart, LENS, lensItem, usualCatalogue } from '../../../support/purchase.ts'

const shopCatalogue = usualCatalogue({
  prices: [
    aPriceEntry({ productId: 1001, current: 5000, bulk: [{ quantity: 4, cents: 4800 }] }),
    aPriceEntry({ productId: 2001, current: 1200 }),
    aPriceEntry({ productId: 1001, original: 5000, current: 4500, priceChannel: 'iris-spring' }),
    aPriceEntry({ productId: 2001, original: 1200, current: 900, priceChannel: 'iris-spring' }),
  ],
  pastPrices: [{ productId: productId(1001), priceChannel: 'iris-ch', currency: 'CHF', cents: 5000, from: '2026-01-01T00:00:00.000Z' }],
  offers: [
    anOffer({ fk: 'spring' }),
    anOffer({ fk: 'winter', validUntil: '2026-03-02T09:00:00.000Z' }),
    anOffer({ fk: 'other-brand', priceChannel: 'mrlens-ch' }),
  ],
})
const one = { productId: LENS.id, quantity: 1 }

describe('a price request', () => {
  it('CC-PRICE-11 returns unit price and total by product, quantity, channel and campaign', async () => {
    const shop = openCommerce(shopCatalogue)
    expect((await value(shop.getPricing(GUEST, one))).unit.current).toEqual(chf(5000))
    const special = await value(shop.getPricing(GUEST, { ...one, fk: 'spring' }))
    expect(special.unit).toMatchObject({ original: chf(5000), current: chf(4500) })
    const bulk = await value(shop.getPricing(GUEST, { ...one, quantity: 4 }))
    expect(bulk).toMatchObject({ unit: { current: chf(4800) }, totalExcludingInCart: { current: chf(19_200) } })
    expect(await refusal(shop.getPricing(GUEST, { productId: productId(9), quantity: 1 }))).toEqual({
      _tag: 'NotFound',
      what: 'product',
    })
  })

  it.each([
    ['a key nobody gave out', 'made-up', 1001],
    ['a campaign that has ended', 'winter', 1001],
    ['a campaign for another product', 'spring', 2001],
    ['a campaign of another brand', 'other-brand', 1001],
  ])('returns no special price for %s', async (_, fk, id) => {
    const shop = openCommerce(shopCatalogue)
    const request = { productId: productId(id), quantity: 1 }
    expect(await value(shop.getPricing(GUEST, { ...request, fk }))).toEqual(
      await value(shop.getPricing(GUEST, request)),
    )
  })

  it('includes packs in the cart for the unit price and not for the total', async () => {
    const shop = openCommerce(shopCatalogue)
    const token = await filledCart(shop, [lensItem({ quantity: 3 })])
    const quoted = await value(shop.getPricing(GUEST, { ...one, cartToken: token }))
    expect(quoted).toMatchObject({ unit: { current: chf(4800) }, totalExcludingInCart: { current: chf(4800) } })
  })

  it('returns a price without the cart if the cart is unknown', async () => {
    const quoted = await value(openCommerce(shopCatalogue).getPricing(GUEST, { ...one, cartToken: cartToken('gone') }))
    expect(quoted.unit.current).toEqual(chf(5000))
  })

  it('rejects more than the maximum, and anything that is not a number', async () => {
    const shop = openCommerce(shopCatalogue, { maxQuantity: 20 })
    expect(await refusal(shop.getPricing(GUEST, { ...one, quantity: 21 }))).toEqual({
      _tag: 'AboveMaximum',
      maximum: 20,
    })
    expect(await refusal(shop.getPricing(GUEST, { ...one, quantity: '3' }))).toEqual({ _tag: 'NotAQuantity' })
  })

  it('finds no price for a product that this shop does not sell', async () => {
    const shop = openCommerce({ ...shopCatalogue, prices: [] })
    expect(await refusal(shop.getPricing(GUEST, one))).toEqual({ _tag: 'NotForSale' })
  })
})
