import { expect, it } from 'vitest'
import { hasSeparateShippingAddress } from '../../../domain/cart/has-separate-shipping-address.ts'
import { anAddress } from '../../support/builders/address.ts'

const home = anAddress()

it('detects a parcel to another person at the same location, so that the entered address is shown again', () => {
  expect(hasSeparateShippingAddress({ billingAddress: home, shippingAddress: { ...home } })).toBe(false)
  for (const other of [{ firstName: 'Max' }, { company: 'ACME' }, { phoneNumber: '+41791234567' }, { street: 'Bahnhofweg' }])
    expect(hasSeparateShippingAddress({ billingAddress: home, shippingAddress: { ...home, ...other } })).toBe(true)
})

it('AS-NORM-06 CC-NORM-06 treats postcodes with dots, hyphens or tildes as the same location, and others as different', () => {
  const spelt = (postcode: string) =>
    hasSeparateShippingAddress({ billingAddress: anAddress({ postcode: 'd80331' }), shippingAddress: anAddress({ postcode }) })
  expect([spelt('D-80.33~1'), spelt('D-80.33~2'), spelt('D 80331')]).toEqual([false, true, true])
})

it('is false until both addresses exist', () => {
  expect(hasSeparateShippingAddress({})).toBe(false)
  expect(hasSeparateShippingAddress({ billingAddress: home })).toBe(false)
})
