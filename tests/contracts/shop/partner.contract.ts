import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Addresses } from '../../../application/contract/checkout.ts'
import type { Shop } from '../../../application/contract/shop.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { TypedAddress } from '../../../domain/address/address-field.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { refusal, value } from '../../support/outcome.ts'
import { aPartner } from '../../support/builders/partner.ts'
import { productId } from '../../support/builders/product.ts'
import { typedBilling } from './checkout.contract.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { ANNA, BEA, CARLA } from './people.ts'

const setAddresses = ({ checkout }: Shop, token: CartToken, addresses: Addresses<TypedAddress>) =>
  checkout.updateOrder({ token, change: { _tag: 'Addresses', addresses } })

const filledBy = async ({ cart, checkout }: Shop) => {
  const { token } = await value(cart.createCart({}, 'de'))
  await value(cart.addToCart({ token, items: [{ productId: productId(2001), option: {}, quantity: 1 }] }))
  await value(checkout.updateOrder({ token, change: { _tag: 'Email', email: 'anna.keller@example.ch' } }))
  return token
}

export const partnerContract = (how: string, open: OpenStorefront): void => {
  describe(`the partner optician of a customer, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    const here = async (person: typeof ANNA): Promise<Shop> => {
      const visitor = opened.visitor()
      const customer = await visitor.identity.signIn({ credentials: person })()
      if (customer._tag === 'Right') return visitor
      await value(visitor.identity.signUp({ registration: person }))
      await completeEmailLink(opened.shop.ports, person)
      await value(visitor.identity.signIn({ credentials: person }))
      return visitor
    }
    const toStudio = async (visitor: Shop, shipping: TypedAddress) =>
      setAddresses(visitor, await filledBy(visitor), { billing: typedBilling, shipping })

    it('CC-SHIP-12 CC-SHIP-13 is returned complete to the signed-in customer of this brand; a guest has none', async () => {
      expect(await value(opened.visitor().delivery.getPartner({}))).toBeUndefined()
      expect(await value((await here(ANNA)).delivery.getPartner({}))).toStrictEqual(aPartner().partner)
      expect(await value((await here(BEA)).delivery.getPartner({}))).toMatchObject({
        studioId: 'limmat', pickupEnabled: true, pickup: false,
      })
      expect(await value((await here(CARLA)).delivery.getPartner({}))).toBeUndefined()
    })

    it('AS-CALL-24 AS-ROLE-03 is returned to its own customer by account id, and never another’s', async () => {
      const [anna, bea] = [await here(ANNA), await here(BEA)]
      const own = await value(anna.customer.getProfile({}))
      const other = await value(bea.customer.getProfile({}))
      expect(await value(anna.delivery.getPartner({ accountId: own.accountId }))).toStrictEqual(aPartner().partner)
      for (const request of [
        anna.delivery.getPartner({ accountId: other.accountId }),
        opened.visitor().delivery.getPartner({ accountId: own.accountId }),
      ])
        expect(await refusal(request)).toStrictEqual({ _tag: 'NotFound', what: 'partner' })
    })

    it('is chosen among those of the brand and removed again, only by signed-in customers with a verified e-mail address', async () => {
      const carla = await here(CARLA)
      expect((await value(carla.delivery.listPartners({}))).map(({ studioId }) => studioId)).toStrictEqual(['limmat', 'seefeld'])
      expect(await value(opened.visitor().delivery.listPartners({}))).toHaveLength(2)
      expect(await value(carla.delivery.choosePartner({ studioId: 'limmat' }))).toMatchObject({ studioId: 'limmat' })
      expect(await value(carla.delivery.getPartner({}))).toMatchObject({ studioId: 'limmat' })
      for (const studioId of ['foreign', 'nobody', ''])
        expect(await refusal(carla.delivery.choosePartner({ studioId }))).toStrictEqual({ _tag: 'NotFound', what: 'partner' })
      expect(await value(carla.delivery.removePartner({}))).toBeUndefined()
      expect(await value(carla.delivery.getPartner({}))).toBeUndefined()
      const guest = opened.visitor()
      for (const request of [guest.delivery.choosePartner({ studioId: 'limmat' }), guest.delivery.removePartner({})])
        expect(await refusal<unknown, unknown>(request)).toStrictEqual({ _tag: 'NotSignedIn' })
      const dora = opened.visitor()
      await value(dora.identity.signUp({ registration: { ...CARLA, email: 'dora@example.ch' } }))
      expect(await refusal(dora.delivery.choosePartner({ studioId: 'limmat' }))).toStrictEqual({ _tag: 'NotFound', what: 'partner' })
    })

    it('CC-SHIP-12 receives the parcel at the address on record, whatever else was sent', async () => {
      const anna = await here(ANNA)
      const sent = { ...typedBilling, street: 'Fremdweg', city: 'Bern', postcode: '3000', recipient: 'Anna Keller', studioId: ' seefeld ' }
      const { shippingAddress, billingAddress } = await value(await toStudio(anna, sent))
      expect(shippingAddress).toStrictEqual({ ...aPartner().partner.address, recipient: 'Anna Keller', studioId: 'seefeld' })
      expect(billingAddress).toMatchObject({ street: 'Seestrasse' })
      expect((await value(await toStudio(anna, { recipient: 'Anna', studioId: 'seefeld' }))).shippingAddress)
        .toMatchObject({ city: 'Zürich' })
    })

    it('CC-SHIP-13 keeps lenses for collection if it offers that, and rejects it otherwise', async () => {
      const collected = await value(await toStudio(await here(ANNA), { studioId: 'seefeld' }))
      expect(collected.shippingAddress).toStrictEqual({ ...aPartner().partner.address, studioId: 'seefeld' })
      expect(await refusal(await toStudio(await here(BEA), { studioId: 'limmat' })))
        .toStrictEqual({ _tag: 'PartnerNotOffered', method: 'pickup' })
    })

    it('is never another customer’s, another brand’s, or an unknown one, and the cart stays unchanged', async () => {
      const none = { _tag: 'NotFound', what: 'partner' }
      const anna = await here(ANNA)
      for (const studioId of ['limmat', 'foreign', 'S1', "' or 1=1 --", 'x'.repeat(5000)])
        expect(await refusal(await toStudio(anna, { recipient: 'Anna', studioId }))).toStrictEqual(none)
      const guest = opened.visitor()
      const token = await filledBy(guest)
      const send = setAddresses(guest, token, { billing: typedBilling, shipping: { ...typedBilling, studioId: 'seefeld' } })
      expect(await refusal(send)).toStrictEqual(none)
      const cart = await value(guest.cart.getCart({ token }))
      expect([cart.checkoutState, cart.shippingAddress]).toStrictEqual(['address', undefined])
    })

    it('is checked after the errors of the billing address, and a name too long for a parcel is one of them', async () => {
      const bea = await here(BEA)
      const token = await filledBy(bea)
      const { city: _city, ...billing } = typedBilling
      expect(await refusal(setAddresses(bea, token, { billing, shipping: { studioId: 'limmat' } }))).toStrictEqual({
        _tag: 'InvalidAddress', billing: [{ field: 'city', _tag: 'Missing' }], shipping: [],
      })
      const shipping = { recipient: 'x'.repeat(500), studioId: 'limmat' }
      expect(await refusal(setAddresses(bea, token, { billing: typedBilling, shipping }))).toMatchObject({
        _tag: 'InvalidAddress', shipping: [{ field: 'recipient', _tag: 'TooLong' }],
      })
    })
  })
}
