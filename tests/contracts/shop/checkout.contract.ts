import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { refusal, value } from '../../support/outcome.ts'
import { cartToken } from '../../support/builders/cart.ts'
import { productId } from '../../support/builders/product.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { GUEST } from '../../support/commerce.ts'

export const typedBilling = {
  salutation: '2', firstName: 'Erika', lastName: 'Muster', street: 'Seestrasse', streetNumber: '1', postcode: '8001',
  city: 'Zürich', countryCode: 'CH', phoneNumber: '', birthday: '',
}

export const checkoutContract = (how: string, open: OpenStorefront): void => {
  describe(`the checkout, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    const filled = async (): Promise<CartToken> => {
      const { token } = await value(opened.storefront.cart.createCart({}, 'de'))
      await value(opened.storefront.cart.addToCart({ token, items: [{ productId: productId(2001), option: {}, quantity: 2 }] }))
      return token
    }
    const addressed = async (): Promise<CartToken> => {
      const token = await filled()
      await value(opened.storefront.checkout.updateOrder({ token, change: { _tag: 'Email', email: 'erika@example.ch' } }))
      await value(opened.storefront.checkout.updateOrder({ token, change: { _tag: 'Addresses', addresses: { billing: typedBilling } } }))
      return token
    }

    it('saves the e-mail and moves on to the address', async () => {
      const token = await filled()
      const cart = await value(opened.storefront.checkout.updateOrder({ token, change: { _tag: 'Email', email: ' erika@example.ch ' } }))
      expect(cart).toMatchObject({ email: 'erika@example.ch', checkoutState: 'address' })
    })

    it('CC-CALL-11 stores both addresses and returns the cart addressed; every field is returned as entered', async () => {
      const token = await filled()
      await value(opened.storefront.checkout.updateOrder({ token, change: { _tag: 'Email', email: 'erika@example.ch' } }))
      const cart = await value(opened.storefront.checkout.updateOrder({ token, change: { _tag: 'Addresses', addresses: {
        billing: { ...typedBilling, phoneNumber: '079 123 45 67', company: 'Muster AG', birthday: '1990-01-02' },
        shipping: { ...typedBilling, recipient: 'Erika bei Muster', apartment: '3', additionalInfo: 'links' },
      } } }))
      // Whose browser typed it does not travel.
      const { typedBy, ...stored } = await value(opened.shop.commerce.shop(GUEST).cart.getCart({ token: token }))
      expect(typedBy).toBeDefined()
      expect({ ...cart, typedBy }).toStrictEqual({ ...stored, typedBy })
      expect(cart.checkoutState).toBe('addressed')
      expect(cart.billingAddress).toMatchObject({
        phoneNumber: '+41791234567', company: 'Muster AG', birthday: '1990-01-02', salutation: 2,
      })
      expect(cart.shippingAddress).toMatchObject({ recipient: 'Erika bei Muster', apartment: '3', additionalInfo: 'links' })
    })

    it('saves an e-mail that is sent with the addresses', async () => {
      const cart = await value(
        opened.storefront.checkout.updateOrder({
          token: await addressed(), change: { _tag: 'Addresses', addresses: { billing: typedBilling, email: 'other@example.ch' } },
        }),
      )
      expect(cart.email).toBe('other@example.ch')
    })

    it('rejects addresses with every invalid field under its own name', async () => {
      const token = await addressed()
      const { firstName: _missing, ...nameless } = typedBilling
      const refused = await refusal(
        opened.storefront.checkout.updateOrder({ token, change: { _tag: 'Addresses', addresses: {
          billing: { ...nameless, city: 'x'.repeat(51) },
          shipping: { ...typedBilling, countryCode: 'XX' },
        } } }),
      )
      expect(refused).toStrictEqual({
        _tag: 'InvalidAddress',
        billing: [{ field: 'firstName', _tag: 'Missing' }, { field: 'city', _tag: 'TooLong', maximum: 50 }],
        shipping: [{ field: 'countryCode', _tag: 'Invalid' }],
      })
    })

    it('CC-SHIP-07 CC-SHIP-09 CC-SHIP-14 returns the shipping methods by key and selects one with its price', async () => {
      const token = await addressed()
      const options = await value(opened.storefront.checkout.getCartShippingOptions({ token }))
      expect(options).toStrictEqual(await value(opened.shop.commerce.shop(GUEST).checkout.getCartShippingOptions({ token })))
      expect(options.map(({ key }) => key)).toStrictEqual(['gls_parcel', 'swisspost_b_post_parcel'])
      const cart = await value(opened.storefront.checkout.updateShippingMethod({ token, key: 'gls_parcel' }))
      expect(cart).toMatchObject({ shippingMethod: 'gls_parcel', checkoutState: 'shipping_selected' })
      expect([cart.totals.shippingTotal.cents, cart.totals.total.cents]).toStrictEqual([790, 9790])
      expect(await refusal(opened.storefront.checkout.updateShippingMethod({ token, key: 'dhl' }))).toStrictEqual({
        _tag: 'ShippingNotOffered', key: 'dhl',
      })
    })

    it('F-W13 CC-SHIP-10 returns how the last shipment is delivered with the chosen method; nothing while none is chosen', async () => {
      const { checkout } = opened.storefront
      const token = await addressed()
      expect(await value(checkout.getSelectedShippingMethod({ token }))).toBeUndefined()
      await value(checkout.updateShippingMethod({ token, key: 'gls_parcel' }))
      const selected = await value(checkout.getSelectedShippingMethod({ token }))
      expect(selected).toStrictEqual(await value(opened.shop.commerce.shop(GUEST).checkout.getSelectedShippingMethod({ token })))
      expect(selected).toStrictEqual((await value(checkout.getCartShippingOptions({ token }))).find(({ key }) => key === 'gls_parcel'))
      expect(selected).toMatchObject({ key: 'gls_parcel', price: { cents: 790 }, arrival: { min: expect.any(String) as string } })
      expect(await refusal(checkout.getSelectedShippingMethod({ token: cartToken('nobody') })))
        .toStrictEqual({ _tag: 'NotFound', what: 'cart' })
    })

    it('estimates the shipping methods for a cart to a country before any address, and stores nothing of it', async () => {
      const { cart, checkout } = opened.storefront
      const token = await filled()
      const before = await value(cart.getCart({ token }))
      const toSwitzerland = await value(checkout.estimateCartShipping({ token, country: 'CH' }))
      expect(toSwitzerland)
        .toStrictEqual(await value(opened.shop.commerce.shop(GUEST).checkout.estimateCartShipping({ token, country: 'CH' })))
      expect(toSwitzerland.map(({ key, price }) => [key, price.cents])).toStrictEqual([
        ['gls_parcel', 790], ['swisspost_b_post_parcel', 690],
      ])
      expect(toSwitzerland.every(({ arrival }) => arrival !== undefined)).toBe(true)
      expect((await value(checkout.estimateCartShipping({ token, country: 'DE' }))).map(({ key }) => key)).toStrictEqual(['dhl'])
      expect(await value(checkout.estimateCartShipping({ token, country: 'LT' }))).toStrictEqual([])
      expect(await value(cart.getCart({ token }))).toStrictEqual(before)
    })

    it('returns as an estimate what it returns for the address in that country', async () => {
      const { checkout } = opened.storefront
      const token = await addressed()
      expect(await value(checkout.estimateCartShipping({ token, country: 'CH' })))
        .toStrictEqual(await value(checkout.getCartShippingOptions({ token })))
    })

    it('rejects an estimate for an unknown cart', async () => {
      expect(await refusal(opened.storefront.checkout.estimateCartShipping({ token: cartToken('nobody'), country: 'CH' }))).toStrictEqual({
        _tag: 'NotFound', what: 'cart',
      })
    })

    it('returns the payment methods and selects one', async () => {
      const token = await addressed()
      await value(opened.storefront.checkout.updateShippingMethod({ token, key: 'gls_parcel' }))
      expect(await value(opened.storefront.checkout.getPaymentMethods({ token }))).toStrictEqual(['visa', 'twint', 'prepayment'])
      const cart = await value(opened.storefront.checkout.updatePaymentMethod({ token, method: 'twint' }))
      expect(cart).toMatchObject({ paymentMethod: 'twint', checkoutState: 'payment_selected' })
      expect(await refusal(opened.storefront.checkout.updatePaymentMethod({ token, method: 'gold' }))).toStrictEqual({
        _tag: 'PaymentNotOffered', method: 'gold',
      })
    })

    it('rejects an invalid e-mail and a step too early', async () => {
      const token = await filled()
      expect(await refusal(opened.storefront.checkout.updateOrder({ token, change: { _tag: 'Email', email: 'nonsense' } })))
        .toStrictEqual({ _tag: 'InvalidEmail' })
      expect(await refusal(opened.storefront.checkout.updatePaymentMethod({ token, method: 'twint' }))).toStrictEqual({
        _tag: 'WrongCheckoutState', state: 'cart',
      })
    })
  })
}
