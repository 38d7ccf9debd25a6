import { expect, it } from 'vitest'
import { shipsElsewhere } from '../../../domain/cart/ships-elsewhere.ts'
import { anAddress } from '../../support/builders/address.ts'

const home = anAddress()

it('sees a parcel that goes to another person at the same door, so that what was typed for it is shown again', () => {
  expect(shipsElsewhere({ billingAddress: home, shippingAddress: { ...home } })).toBe(false)
  for (const other of [{ firstName: 'Max' }, { company: 'ACME' }, { phoneNumber: '+41791234567' }, { street: 'Bahnhofweg' }])
    expect(shipsElsewhere({ billingAddress: home, shippingAddress: { ...home, ...other } })).toBe(true)
})

it('knows nothing of a parcel before both addresses are there', () => {
  expect(shipsElsewhere({})).toBe(false)
  expect(shipsElsewhere({ billingAddress: home })).toBe(false)
})
