import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal, value } from '../../support/outcome.ts'
import { productId } from '../../support/builders/product.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { GUEST } from '../../support/commerce.ts'

export const pricingContract = (how: string, open: OpenStorefront): void => {
  describe(`prices, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    it('CC-PRICE-01 CC-PRICE-02 CC-PRICE-03 are six amounts for one pack, six for the quantity, and the product', async () => {
      const pricing = await value(opened.storefront.pricing.getPricing({ productId: productId(1001), quantity: 2 }))
      const cents = (fields: object) =>
        Object.fromEntries(Object.entries(fields).map(([name, amount]) => [name, typeof amount === 'number' ? amount : amount.cents]))
      expect(cents(pricing.unit)).toStrictEqual({
        original: 5000, current: 4500, website: 5000, savingsFromRegular: 500, savingsFromWebsite: 500, savingsFromWebsitePercent: 10,
      })
      expect(Object.keys(pricing.totalExcludingInCart)).toStrictEqual(Object.keys(pricing.unit))
      expect(pricing.totalExcludingInCart.current.cents).toBe(9000)
      expect(pricing.productIds).toContain(1001)
    })

    it('include the packs in the cart for the bulk price', async () => {
      const cart = await value(opened.storefront.cart.createCart({}, 'de'))
      await value(opened.storefront.cart.addToCart({ token: cart.token, items: [
        { productId: productId(1003), eye: 'left', option: { sphere: -1, radius: 8.6, diameter: 14 }, quantity: 2 },
      ] }))
      const request = { productId: productId(1003), quantity: 1, cartToken: cart.token }
      const pricing = await value(opened.storefront.pricing.getPricing(request))
      expect(pricing).toStrictEqual(await value(opened.shop.commerce.shop(GUEST).pricing.getPricing(request)))
      expect(pricing.unit.current.cents).toBe(7500)
    })

    it('are rejected for an unknown product', async () => {
      expect(await refusal(opened.storefront.pricing.getPricing({ productId: productId(9999), quantity: 1 }))).toStrictEqual({
        _tag: 'NotFound', what: 'product',
      })
    })
  })
}
