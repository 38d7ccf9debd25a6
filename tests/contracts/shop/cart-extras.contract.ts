import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal, value } from '../../support/outcome.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { productId } from '../../support/builders/product.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'

const values = { sphere: -2.25, radius: 8.6, diameter: 14 }
const place = { street: 'seestr.', streetNumber: '4', postcode: '8002', city: 'Zurich', countryCode: 'CH' } as const

export const cartExtrasContract = (how: string, open: OpenStorefront): void => {
  describe(`cart extras, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    it('CC-RECO-03 recommends care for a lens, in the order of its numbers', async () => {
      const { cart: carts, recommendation } = opened.storefront
      const { token } = await value(carts.createCart({}, 'de'))
      const items = [{ productId: productId(1001), eye: 'left', option: values, quantity: 1 }] as const
      const cart = await value(carts.addToCart({ token, items }))
      const recommended = await value(recommendation.getRecommendations({ cart }))
      expect(recommended).toMatchObject({ category: 'lenscare' })
      expect(recommended.products.map(({ position, card }) => [position, card.product.id])).toStrictEqual([[1, 2001], [2, 2002]])
      expect(await refusal(recommendation.getRecommendations({ cart: aCart({ token: cartToken('nobody') }) }))).toStrictEqual({
        _tag: 'NotFound', what: 'cart',
      })
    })

    it('declines the trials of a cart and returns the whole cart', async () => {
      const { cart } = opened.storefront
      const { token } = await value(cart.createCart({}, 'de'))
      expect((await value(cart.optOutOfProducts({ token }))).token).toBe(token)
      expect(await refusal(cart.optOutOfProducts({ token: cartToken('nobody') }))).toStrictEqual({ _tag: 'NotFound', what: 'cart' })
    })

    it('CC-PROD-15 returns the successor of a discontinued lens, with the values it can keep, and none for any other', async () => {
      const { catalogue } = opened.storefront
      expect(await value(catalogue.getProductReplacement({ productId: productId(1004), option: values })))
        .toStrictEqual({ productId: 1001, option: values })
      const flatter = { ...values, radius: 9.9 }
      expect(await value(catalogue.getProductReplacement({ productId: productId(1004), option: flatter })))
        .toStrictEqual({ productId: 1001, option: values })
      const { sphere: _strong, ...others } = values
      expect(await value(catalogue.getProductReplacement({ productId: productId(1004), option: { ...values, sphere: -99 } })))
        .toStrictEqual({ productId: 1001, option: others })
      expect(await value(catalogue.getProductReplacement({ productId: productId(1001), option: values }))).toBeUndefined()
      expect(await refusal(catalogue.getProductReplacement({ productId: productId(9999), option: values })))
        .toMatchObject({ _tag: 'NotFound' })
    })

    it('normalises an address as the post does, and reports whether it changed', async () => {
      const { address } = opened.storefront
      const written = { ...place, street: 'Seestrasse', city: 'Zürich' }
      expect(await value(address.sanitizeAddress(place))).toStrictEqual({ isSanitised: true, place: written })
      expect(await value(address.sanitizeAddress(written))).toStrictEqual({ isSanitised: false, place: written })
    })
  })
}
