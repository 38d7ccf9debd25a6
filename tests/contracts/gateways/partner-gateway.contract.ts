import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Gateways } from '../../../adapters/gateways/gateways.ts'
import type { TypedAddress } from '../../../domain/address/address-field.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { refusal, value } from '../../support/outcome.ts'
import { aPartner } from '../../support/builders/partner.ts'
import { productId } from '../../support/builders/product.ts'
import { typedBilling } from './checkout-gateway.contract.ts'
import type { Opened, OpenGateways } from './open-gateways.ts'
import { ANNA, BEA, CARLA } from './people.ts'

const filledBy = async ({ carts, checkout }: Gateways) => {
  const { token } = await value(carts.create('de'))
  await value(carts.addItems(token, [{ productId: productId(2001), option: {}, quantity: 1 }]))
  await value(checkout.setEmail(token, 'anna.keller@example.ch'))
  return token
}

export const partnerGatewayContract = (how: string, open: OpenGateways): void => {
  describe(`the partner optician of a customer, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    const here = async (person: typeof ANNA): Promise<Gateways> => {
      const gateways = opened.visitor()
      const customer = await gateways.identities.signIn(person)()
      if (customer._tag === 'Right') return gateways
      await value(gateways.identities.signUp(person))
      await completeEmailLink(opened.shop.ports, person)
      await value(gateways.identities.signIn(person))
      return gateways
    }
    const toStudio = async (gateways: Gateways, shipping: TypedAddress) =>
      gateways.checkout.setAddresses(await filledBy(gateways), { billing: typedBilling, shipping })

    it('CC-SHIP-12 CC-SHIP-13 is returned complete to the signed-in customer of this brand; a guest has none', async () => {
      expect(await value(opened.visitor().shop.delivery.getPartner({}))).toBeUndefined()
      expect(await value((await here(ANNA)).shop.delivery.getPartner({}))).toStrictEqual(aPartner().partner)
      expect(await value((await here(BEA)).shop.delivery.getPartner({}))).toMatchObject({
        studioId: 'limmat', pickupEnabled: true, pickup: false,
      })
      expect(await value((await here(CARLA)).shop.delivery.getPartner({}))).toBeUndefined()
    })

    it('AS-CALL-24 AS-ROLE-03 is returned to its own customer by account id, and never another’s', async () => {
      const [anna, bea] = [await here(ANNA), await here(BEA)]
      const own = await value(anna.identities.profile())
      const other = await value(bea.identities.profile())
      expect(await value(anna.shop.delivery.getPartner({ accountId: own.accountId }))).toStrictEqual(aPartner().partner)
      for (const request of [
        anna.shop.delivery.getPartner({ accountId: other.accountId }),
        opened.visitor().shop.delivery.getPartner({ accountId: own.accountId }),
      ])
        expect(await refusal(request)).toStrictEqual({ _tag: 'NotFound', what: 'partner' })
    })

    it('is chosen among those of the brand and removed again, only by signed-in customers with a verified e-mail address', async () => {
      const carla = await here(CARLA)
      expect((await value(carla.shop.delivery.listPartners({}))).map(({ studioId }) => studioId)).toStrictEqual(['limmat', 'seefeld'])
      expect(await value(opened.visitor().shop.delivery.listPartners({}))).toHaveLength(2)
      expect(await value(carla.shop.delivery.choosePartner({ studioId: 'limmat' }))).toMatchObject({ studioId: 'limmat' })
      expect(await value(carla.shop.delivery.getPartner({}))).toMatchObject({ studioId: 'limmat' })
      for (const studioId of ['foreign', 'nobody', ''])
        expect(await refusal(carla.shop.delivery.choosePartner({ studioId }))).toStrictEqual({ _tag: 'NotFound', what: 'partner' })
      expect(await value(carla.shop.delivery.removePartner({}))).toBeUndefined()
      expect(await value(carla.shop.delivery.getPartner({}))).toBeUndefined()
      const guest = opened.visitor()
      for (const request of [guest.shop.delivery.choosePartner({ studioId: 'limmat' }), guest.shop.delivery.removePartner({})])
        expect(await refusal<unknown, unknown>(request)).toStrictEqual({ _tag: 'NotSignedIn' })
      const dora = opened.visitor()
      await value(dora.identities.signUp({ ...CARLA, email: 'dora@example.ch' }))
      expect(await refusal(dora.shop.delivery.choosePartner({ studioId: 'limmat' }))).toStrictEqual({ _tag: 'NotFound', what: 'partner' })
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
      const send = guest.checkout.setAddresses(token, { billing: typedBilling, shipping: { ...typedBilling, studioId: 'seefeld' } })
      expect(await refusal(send)).toStrictEqual(none)
      const cart = await value(guest.carts.cart(token))
      expect([cart.checkoutState, cart.shippingAddress]).toStrictEqual(['address', undefined])
    })

    it('is checked after the errors of the billing address, and a name too long for a parcel is one of them', async () => {
      const bea = await here(BEA)
      const token = await filledBy(bea)
      const { city: _city, ...billing } = typedBilling
      expect(await refusal(bea.checkout.setAddresses(token, { billing, shipping: { studioId: 'limmat' } }))).toStrictEqual({
        _tag: 'InvalidAddress', billing: [{ field: 'city', _tag: 'Missing' }], shipping: [],
      })
      const shipping = { recipient: 'x'.repeat(500), studioId: 'limmat' }
      expect(await refusal(bea.checkout.setAddresses(token, { billing: typedBilling, shipping }))).toMatchObject({
        _tag: 'InvalidAddress', shipping: [{ field: 'recipient', _tag: 'TooLong' }],
      })
    })
  })
}
