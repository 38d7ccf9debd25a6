import { expect, it } from 'vitest'
import { hasSeparateShippingAddress } from '../../../domain/cart/has-separate-shipping-address.ts'
import { anAddress } from '../../support/builders/address.ts'

const home = anAddress()

it('sees a parcel that goes to another person at the same door, so that what was typed for it is shown again', () => {
  expect(hasSeparateShippingAddress({ billingAddress: home, shippingAddress: { ...home } })).toBe(false)
  for (const other of [{ firstName: 'Max' }, { company: 'ACME' }, { phoneNumber: '+41791234567' }, { street: 'Bahnhofweg' }])
    expect(hasSeparateShippingAddress({ billingAddress: home, shippingAddress: { ...home, ...other } })).toBe(true)
})

it('AS-NORM-06 CC-NORM-06 sees one door where the postcode is spelt with dots, hyphens or tildes, and two where it is another', () => {
  const spelt = (postcode: string) =>
    hasSeparateShippingAddress({ billingAddress: anAddress({ postcode: 'd80331' }), shippingAddress: anAddress({ postcode }) })
  expect([spelt('D-80.33~1'), spelt('D-80.33~2'), spelt('D 80331')]).toEqual([false, true, true])
})

it('knows nothing of a parcel before both addresses are there', () => {
  expect(hasSeparateShippingAddress({})).toBe(false)
  expect(hasSeparateShippingAddress({ billingAddress: home })).toBe(false)
})
