import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import type { HeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import type { PartnerRepository } from '../../../application/commerce/delivery/partner-repository.port.ts'
import { openPartnerRepository } from '../../../adapters/memory/delivery/partner-repository.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { studioDelivery } from '../../../domain/delivery/partner-optician.ts'
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import checkout from '../../../ui/messages/checkout.json' with { type: 'json' }
import shipping from '../../../ui/messages/shipping.json' with { type: 'json' }
import { PartnerView } from '../../../ui/checkout/PartnerView.tsx'
import { anAddress } from '../../support/builders/address.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { made } from '../../support/builders/made.ts'
import { consentTo } from '../../support/consent-to.ts'
import { elements, attributesOf } from '../../support/html.ts'
import { renderedView, words } from '../../support/render-view.tsx'
import { BILLING, openFilled } from './browse.tsx'

const studio = (stated: Partial<PartnerOptician> = {}): PartnerOptician => ({
  studioId: 'studio-9', name: 'Studio Limmat', address: anAddress({ street: 'Limmatquai', streetNumber: '12' }),
  pickupEnabled: true, pickup: true, ...stated,
})
const EMAIL = 'vera.moser@example.ch'

/** A signed-in customer at the address step, with this optician. */
const openCustomer = async (partners: PartnerRepository) => {
  const shop: HeadlessShop = openHeadlessShop({ partners })
  const filled = await openFilled({}, shop)
  const vera = { email: EMAIL, password: 'Lens4every1day', firstName: 'Vera', lastName: 'Moser' }
  await shop.visitor().signUp(vera)
  await completeEmailLink(shop.ports, vera)
  await filled.visitor.signIn(vera)
  return filled
}
const at = (partner: PartnerOptician) =>
  openPartnerRepository({ partners: [{ partner, brandChannels: ['iris'], customers: [made(makeEmail(EMAIL))] }] })
const silent: PartnerRepository = { ...openPartnerRepository({}), partnerOf: () => TE.left({ _tag: 'ServiceUnavailable' }) }
const signInMethods = (html: string): readonly (string | undefined)[] =>
  attributesOf(html, '[name=deliveryTo]', 'value')

describe('the partner optician of a customer', () => {
  it('CC-SHIP-12 AS-ROLE-04 receives the parcel if enabled, with recipient and studio, and is not offered otherwise', async () => {
    const { browser, visitor } = await openCustomer(at(studio({ pickup: false })))
    expect(signInMethods((await browser.get('/checkout/address')).html)).toEqual(['home', 'partner'])
    expect((await browser.post('/checkout/address', { ...BILLING, deliveryTo: 'partner' })).location).toBe('/checkout/shipping')
    const cart = await visitor.loadCart()
    expect(cart?.shippingAddress).toMatchObject({ street: 'Limmatquai', recipient: 'Anna Keller', studioId: 'studio-9' })
    expect(cart?.billingAddress).toMatchObject({ street: 'Seeweg' })
    const other = await openCustomer(at(studio({ pickup: false, pickupEnabled: false })))
    expect(signInMethods((await other.browser.get('/checkout/address')).html)).toEqual([])
    const refused = await other.browser.post('/checkout/address', { ...BILLING, deliveryTo: 'partner' })
    expect([refused.status, refused.words.includes(refusals['error.partner_parcel_not_offered'].de)]).toEqual([422, true])
    expect((await other.visitor.loadCart())?.shippingAddress).toBeUndefined()
  })

  it('CC-SHIP-13 AS-ROLE-04 offers pickup if it supports it, and a guest is offered neither', async () => {
    const { browser, visitor } = await openCustomer(at(studio({ pickupEnabled: false })))
    expect(signInMethods((await browser.get('/checkout/address')).html)).toEqual(['home', 'pickup'])
    await browser.post('/checkout/address', { ...BILLING, deliveryTo: 'pickup' })
    expect(studioDelivery((await visitor.loadCart())?.shippingAddress ?? {})).toBe('pickup')
    const again = (await browser.get('/checkout/address')).html
    expect(elements(again, 'input[value=pickup][checked]')).toHaveLength(1)
    expect(elements(again, '[name=hasSeparateShippingAddress][checked]')).toEqual([])
    const [option] = await visitor.listShippingOptions()
    await visitor.chooseShipping(option?.key ?? '')
    expect((await browser.get('/checkout/payment')).words).toContain(`${checkout['checkout.partner.ready'].de}`)
    await browser.post('/checkout/address', { ...BILLING, deliveryTo: 'home' })
    expect((await browser.get('/checkout/payment')).words).not.toContain(checkout['checkout.partner.ready'].de)
    const guest = await openFilled()
    await guest.browser.post('/checkout/customer', { email: EMAIL })
    const { html, words: message } = await guest.browser.get('/checkout/address')
    expect(signInMethods(html)).toEqual([])
    expect(message).not.toContain(checkout['checkout.partner.not_chosen'].de)
  })

  it('F-W12 offers one method without a price for a pickup, and no parcel locker for a parcel to the studio', async () => {
    const { browser, visitor } = await openCustomer(at(studio()))
    const go = (deliveryTo: string) => browser.post('/checkout/address', { ...BILLING, deliveryTo })
    const offered = async () => (await visitor.listShippingOptions()).map(({ key, price }) => [key, price.cents])
    await go('home')
    const usual = await offered()
    expect(usual.map(([key]) => key)).toContain('pickmup')
    await visitor.chooseShipping('quickpac_economy')
    await go('partner')
    expect(await offered()).toEqual(usual.filter(([key]) => key !== 'pickmup'))
    await go('pickup')
    expect(await offered()).toEqual([['studio_pickup', 0]])
    const [{ arrival } = {}] = await visitor.listShippingOptions()
    expect(arrival?.min).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const cart = await visitor.loadCart()
    expect([cart?.shippingMethod, cart?.totals.shippingTotal.cents]).toEqual([undefined, 0])
    const { words: message } = await browser.get('/checkout/shipping')
    expect(message).toContain(shipping['shipping.method.studio_pickup'].de)
    expect(message).not.toContain(shipping['shipping.method.quickpac_economy'].de)
    await browser.post('/checkout/shipping', { shippingMethod: 'studio_pickup' })
    await visitor.choosePayment('twint')
    const ready = (await visitor.loadCart())!
    expect(ready.totals.total).toEqual(ready.totals.itemsTotal)
    const { orderToken } = await visitor.placeOrder(consentTo(ready))
    expect((await browser.get(`/checkout/thank-you/${orderToken}`)).words).toContain(shipping['shipping.method.studio_pickup'].de)
  })

  it('CC-ERR-13 says that the order goes to the customer’s address if no partner is chosen, in every language', async () => {
    const { browser } = await openCustomer(openPartnerRepository({}))
    const { words: message } = await browser.get('/checkout/address')
    expect(message).toContain(checkout['checkout.partner.not_chosen'].de)
    expect(message).not.toContain(refusals['checkout.partner.none'].de)
    for (const locale of LOCALES)
      expect(words(await renderedView(<PartnerView partner={{ _tag: 'None' }} />, { locale })))
        .toBe(checkout['checkout.partner.not_chosen'][locale])
  })

  it('CC-ERR-14 AS-ERRCAT-19 shows that the lookup failed, and the checkout continues to the customer’s home', async () => {
    const { browser, visitor } = await openCustomer(silent)
    const seen = await browser.get('/checkout/address')
    expect(seen.status).toBe(200)
    expect(seen.words).toContain(checkout['shop.user.my_account.notification.get_partner_error'].de)
    const refused = await browser.post('/checkout/address', { ...BILLING, deliveryTo: 'partner' })
    expect([refused.status, (await visitor.loadCart())?.shippingAddress]).toEqual([503, undefined])
    expect((await browser.post('/checkout/address', { ...BILLING, deliveryTo: 'home' })).location).toBe('/checkout/shipping')
    expect((await visitor.loadCart())?.shippingAddress).toMatchObject({ street: 'Seeweg' })
  })
})
