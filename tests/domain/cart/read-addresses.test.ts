import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { isStudioDelivery, readAddresses } from '../../../domain/cart/read-addresses.ts'
import { COUNTRIES } from '../../../domain/shop/country.ts'
import { anAddress, aTypedAddress } from '../../support/builders/address.ts'
import { aPartner } from '../../support/builders/partner.ts'

const rules = { countries: COUNTRIES, today: '2026-03-02' }
const { partner } = aPartner()
const billing = aTypedAddress({ phoneNumber: '079 123 45 67' })
const billed = anAddress({ phoneNumber: '+41791234567' })
const studio = { studioId: ' seefeld ', recipient: 'Erika Muster' }
const invalid = (faults: { billing?: readonly object[]; shipping?: readonly object[] }) =>
  E.left({ _tag: 'InvalidAddress', billing: [], shipping: [], ...faults })

describe('the addresses submitted for a cart', () => {
  it('use the billing address for shipping when no other address is entered', () => {
    expect(readAddresses({ billing }, rules)).toEqual(E.right({ billing: billed, shipping: billed }))
    expect(readAddresses({ billing: { ...billing, city: '' } }, rules)).toEqual(invalid({ billing: [{ field: 'city', _tag: 'Missing' }] }))
  })

  it('use another shipping address when one is entered, and report the errors of both at once', () => {
    const shipping = aTypedAddress({ city: 'Bern', postcode: '3011' })
    expect(readAddresses({ billing, shipping }, rules)).toMatchObject(E.right({ billing: billed, shipping: { city: 'Bern' } }))
    const faulty = { billing: { ...billing, lastName: '' }, shipping: { ...shipping, countryCode: 'XX', studioId: '  ' } }
    expect(readAddresses(faulty, rules)).toEqual(
      invalid({ billing: [{ field: 'lastName', _tag: 'Missing' }], shipping: [{ field: 'countryCode', _tag: 'Invalid' }] }),
    )
    expect(readAddresses({ billing, shipping: { ...shipping, city: '' } }, rules)).toEqual(
      invalid({ shipping: [{ field: 'city', _tag: 'Missing' }] }),
    )
  })

  it('ship to the optician whose studio is named, at the address on record', () => {
    const shipping = { ...studio, street: 'Fremdweg' }
    expect(readAddresses({ billing, shipping }, rules, partner)).toEqual(
      E.right({ billing: billed, shipping: { ...partner.address, studioId: 'seefeld', recipient: 'Erika Muster' } }),
    )
    expect(readAddresses({ billing, shipping }, rules)).toEqual(E.left({ _tag: 'NotFound', what: 'partner' }))
    expect(isStudioDelivery({ billing, shipping })).toBe(true)
    for (const studioId of [undefined, 7, '', '  ']) expect(isStudioDelivery({ billing, shipping: { studioId } })).toBe(false)
    expect(isStudioDelivery({ billing: studio })).toBe(false)
  })

  it('report errors of the billing address before options that an optician does not offer', () => {
    const closed = { ...partner, pickupEnabled: false }
    expect(readAddresses({ billing, shipping: studio }, rules, closed)).toEqual(E.left({ _tag: 'PartnerNotOffered', method: 'partner' }))
    expect(readAddresses({ billing: { ...billing, street: '' }, shipping: studio }, rules, closed)).toEqual(
      invalid({ billing: [{ field: 'street', _tag: 'Missing' }] }),
    )
    const endless = { ...studio, recipient: 'x'.repeat(101) }
    expect(readAddresses({ billing, shipping: endless }, rules, partner)).toEqual(
      invalid({ shipping: [{ field: 'recipient', _tag: 'TooLong', maximum: 100 }] }),
    )
  })
})
