import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal, value } from '../../support/outcome.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { productId } from '../../support/builders/product.ts'
import type { Opened, OpenGateways } from './open-gateways.ts'

const values = { sphere: -2.25, radius: 8.6, diameter: 14 }
const place = { street: 'seestr.', streetNumber: '4', postcode: '8002', city: 'Zurich', countryCode: 'CH' } as const

export const aroundCartGatewaysContract = (how: string, open: OpenGateways): void => {
  describe(`cart extras, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    it('CC-RECO-03 recommends care for a lens, in the order of its numbers', async () => {
      const { carts, recommendations } = opened.gateways
      const { token } = await value(carts.create('de'))
      const cart = await value(carts.addItems(token, [{ productId: productId(1001), eye: 'left', option: values, quantity: 1 }]))
      const recommended = await value(recommendations.forCart(cart))
      expect(recommended).toMatchObject({ category: 'lenscare' })
      expect(recommended.products.map(({ position, card }) => [position, card.product.id])).toStrictEqual([[1, 2001], [2, 2002]])
      expect(await refusal(recommendations.forCart(aCart({ token: cartToken('nobody') })))).toStrictEqual({
        _tag: 'NotFound', what: 'cart',
      })
    })

    it('declines the trials of a cart and returns the whole cart', async () => {
      const { carts, gifts } = opened.gateways
      const { token } = await value(carts.create('de'))
      expect((await value(gifts.optOut(token))).token).toBe(token)
      expect(await refusal(gifts.optOut(cartToken('nobody')))).toStrictEqual({ _tag: 'NotFound', what: 'cart' })
    })

    it('CC-PROD-15 returns the successor of a discontinued lens, with the values it can keep, and none for any other', async () => {
      const { replacements } = opened.gateways
      expect(await value(replacements.replacement(productId(1004), values))).toStrictEqual({ productId: 1001, option: values })
      const flatter = { ...values, radius: 9.9 }
      expect(await value(replacements.replacement(productId(1004), flatter))).toStrictEqual({ productId: 1001, option: values })
      const { sphere: _strong, ...others } = values
      expect(await value(replacements.replacement(productId(1004), { ...values, sphere: -99 })))
        .toStrictEqual({ productId: 1001, option: others })
      expect(await value(replacements.replacement(productId(1001), values))).toBeUndefined()
      expect(await refusal(replacements.replacement(productId(9999), values))).toMatchObject({ _tag: 'NotFound' })
    })

    it('normalises an address as the post does, and reports whether it changed', async () => {
      const { addresses } = opened.gateways
      const written = { ...place, street: 'Seestrasse', city: 'Zürich' }
      expect(await value(addresses.sanitise(place))).toStrictEqual({ isSanitised: true, place: written })
      expect(await value(addresses.sanitise(written))).toStrictEqual({ isSanitised: false, place: written })
    })
  })
}
