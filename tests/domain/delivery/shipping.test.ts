import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeShippingNotice, reachesThreshold } from '../../../domain/delivery/free-shipping.ts'
import { isPhysical, shippingWeight } from '../../../domain/delivery/is-physical.ts'
import { offeredShipping, type Parcel } from '../../../domain/delivery/offered-shipping.ts'
import { requestStudioDelivery, deliverToPartner } from '../../../domain/delivery/deliver-to-partner.ts'
import { partnerDelivery, shippingToPartner, studioDelivery, type PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import { SHIPPING_CODES, shippingLabelKey } from '../../../domain/delivery/shipping-label.ts'
import { toMajorUnits } from '../../../domain/money/money-format.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { chf, money } from '../../support/builders/money.ts'
import { aShippingMethod } from '../../support/builders/shipping-method.ts'
import { aProduct } from '../../support/builders/product.ts'

const parcel = (stated: Partial<Parcel> = {}): Parcel => ({
  country: 'CH',
  weight: 500,
  itemsTotal: chf(5000),
  ...stated,
})
const keys = (options: readonly { readonly key: string }[]) => options.map((option) => option.key)

describe('the shipping methods for a parcel', () => {
  it('CC-SHIP-07 are the active ones for its country that are not midi, by key', () => {
    const methods = [
      aShippingMethod({ key: 'c' }),
      aShippingMethod({ key: 'a' }),
      aShippingMethod({ key: 'b', active: false }),
      aShippingMethod({ key: 'd', midi: true }),
      aShippingMethod({ key: 'e', country: 'DE' }),
    ]
    expect(keys(offeredShipping(methods, parcel()))).toEqual(['a', 'c'])
    expect(keys(offeredShipping(methods.toReversed(), parcel()))).toEqual(['a', 'c'])
  })

  it('CC-SHIP-03 are a key with a price in cents', () => {
    const methods = [aShippingMethod({ key: 'swisspost_a_post_parcel', price: chf(790) })]
    const [paid] = offeredShipping(methods, parcel())
    const [free] = offeredShipping(methods, parcel({ freeThreshold: chf(5000) }))
    expect(paid).toEqual({ key: 'swisspost_a_post_parcel', price: chf(790) })
    expect(toMajorUnits(chf(paid?.price.cents ?? -1))).toBe('7.90')
    expect(toMajorUnits(chf(free?.price.cents ?? -1))).toBe('0.00')
  })

  it('exclude methods that cannot carry the weight', () => {
    const mail = aShippingMethod({ key: 'letter', maxWeight: 250 })
    expect(keys(offeredShipping([mail], parcel({ weight: 250 })))).toEqual(['letter'])
    expect(offeredShipping([mail], parcel({ weight: 251 }))).toEqual([])
  })

  it('are free exactly when the free-shipping notice has no missing amount', () => {
    const amounts = fc.integer({ min: 1, max: 30_000 })
    fc.assert(
      fc.property(amounts, amounts, (items, limit) => {
        const [option] = offeredShipping(
          [aShippingMethod()],
          parcel({ itemsTotal: chf(items), freeThreshold: chf(limit) }),
        )
        const missing = freeShippingNotice({
          enabled: true,
          threshold: chf(limit),
          itemsTotal: chf(items),
          shippingPrice: chf(790),
        })
        expect(option?.price.cents === 0).toBe(missing === undefined)
        expect(option?.price.cents === 0).toBe(reachesThreshold(chf(items), chf(limit)))
      }),
    )
  })

  it('fail when two currencies are mixed', () => {
    const inEuro = parcel({ freeThreshold: money(5000, 'EUR') })
    expect(() => offeredShipping([aShippingMethod()], inEuro)).toThrow('Cannot mix')
  })
})

describe('the free-shipping notice', () => {
  const notice = (itemsTotal: number, shipping = 790, enabled = true) =>
    freeShippingNotice({ enabled, threshold: chf(9900), itemsTotal: chf(itemsTotal), shippingPrice: chf(shipping) })

  it('CC-SHIP-01 AS-SHIP-02 is shown only when enabled, below the threshold and with shipping to pay for', () => {
    expect([0, 1, 9899, 9900].map((cents) => notice(cents) !== undefined)).toEqual([false, true, true, false])
    expect(notice(5000, 0)).toBeUndefined()
    expect(notice(5000, 790, false)).toBeUndefined()
  })

  it('CC-SHIP-02 AS-SHIP-03 shows the amount missing to the threshold', () => {
    const missing = notice(7550)
    expect(missing).toEqual(chf(2350))
    expect(toMajorUnits(chf(missing?.cents ?? 0))).toBe('23.50')
  })

  it('is hidden when no threshold is configured', () => {
    expect(freeShippingNotice({ enabled: true, itemsTotal: chf(5000), shippingPrice: chf(790) })).toBeUndefined()
    expect(reachesThreshold(chf(5000), undefined)).toBe(false)
  })
})

describe('the name of a shipping method', () => {
  it('AS-SHIP-04 has a message for each code of the families, including midi of old orders', () => {
    expect(SHIPPING_CODES).toEqual([
      'swisspost_a_post_letter',
      'swisspost_a_post_parcel',
      'swisspost_a_post_midi',
      'swisspost_b_post_letter',
      'swisspost_b_post_parcel',
      'swisspost_b_post_midi',
      'registered_letter',
      'registered_parcel',
      'quickpac_priority',
      'quickpac_economy',
      'planzer_priority',
      'planzer_economy',
      'gls_parcel',
      'gls_letter',
      'dhl',
      'cargo',
      'pickmup',
      'studio_pickup',
    ])
    expect(SHIPPING_CODES.map(shippingLabelKey)).toEqual(SHIPPING_CODES.map((code) => `shipping.method.${code}`))
    expect(shippingLabelKey('dhl')).toBe('shipping.method.dhl')
  })

  it('is the raw key for an unknown code', () => {
    expect([shippingLabelKey('pigeon'), shippingLabelKey('constructor')]).toEqual([undefined, undefined])
  })
})

describe('a partner optician', () => {
  const partner = (stated: Partial<PartnerOptician>): PartnerOptician => ({
    studioId: 'studio-7',
    name: 'Optik Muster',
    address: anAddress({ street: 'Marktgasse' }),
    pickupEnabled: false,
    pickup: false,
    ...stated,
  })

  it('CC-SHIP-12 may receive parcels when pickup is enabled, marked with recipient and studio', () => {
    expect(partnerDelivery(partner({ pickupEnabled: true }))).toEqual({ canShipTo: true, canPickUp: false })
    expect(partnerDelivery(partner({ pickupEnabled: false })).canShipTo).toBe(false)
    expect(shippingToPartner(partner({ pickupEnabled: true }), 'Erika Muster')).toMatchObject({
      street: 'Marktgasse',
      recipient: 'Erika Muster',
      studioId: 'studio-7',
    })
  })

  it('CC-SHIP-13 offers collection when it has pickup enabled; without a partner optician neither is offered', () => {
    expect(partnerDelivery(partner({ pickup: true }))).toEqual({ canShipTo: false, canPickUp: true })
    expect(partnerDelivery(partner({ pickup: false })).canPickUp).toBe(false)
    expect(partnerDelivery(undefined)).toEqual({ canShipTo: false, canPickUp: false })
  })

  it('CC-SHIP-12 CC-SHIP-13 receives parcels only for its own customers, and only by a method that it offers', () => {
    const both = partner({ pickupEnabled: true, pickup: true })
    const parcel = { studioId: 'studio-7', recipient: 'Erika Muster' }
    const ready = { studioId: 'studio-7' }
    expect(deliverToPartner(parcel, both)).toEqual(E.right({ ...both.address, ...parcel }))
    expect(deliverToPartner(ready, both)).toEqual(E.right({ ...both.address, ...ready }))
    const payer = { firstName: 'Erika', lastName: 'Muster' }
    expect([requestStudioDelivery(both, 'partner', payer), requestStudioDelivery(both, 'pickup', payer)]).toEqual([parcel, ready])
    expect([studioDelivery(parcel), studioDelivery(ready), studioDelivery({})]).toEqual(['partner', 'pickup', undefined])
    expect(deliverToPartner(parcel, partner({ pickup: true }))).toEqual(E.left({ _tag: 'PartnerNotOffered', method: 'partner' }))
    expect(deliverToPartner(ready, partner({ pickupEnabled: true }))).toEqual(E.left({ _tag: 'PartnerNotOffered', method: 'pickup' }))
    for (const [request, partners] of [[{ studioId: 'studio-8' }, both], [ready, undefined]] as const)
      expect(deliverToPartner(request, partners)).toEqual(E.left({ _tag: 'NotFound', what: 'partner' }))
  })
})

describe('shippable items', () => {
  it('are all items but services', () => {
    const fitting = aLine({ product: aProduct({ id: 9, category: 'service' }) })
    const lenses = aLine({ quantity: 3, weight: 30 })
    expect([isPhysical(fitting), isPhysical(lenses), isPhysical(aLine({ isTrial: true }))]).toEqual([false, true, true])
    expect(shippingWeight([fitting, lenses, aLine({ weight: 420 })])).toBe(510)
    expect(shippingWeight([])).toBe(0)
  })
})
