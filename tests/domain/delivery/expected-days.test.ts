import { describe, expect, it } from 'vitest'
import { expectedDays } from '../../../domain/delivery/expected-days.ts'
import { shipmentOf } from '../../../domain/delivery/shipment.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aShippingMethod } from '../../support/builders/shipping-method.ts'

const way = (key: string, min: number, max: number, stated: { readonly active?: boolean; readonly midi?: boolean } = {}) =>
  aShippingMethod({ key, carrierDays: { min, max }, ...stated })

describe('the days a carrier takes', () => {
  const ways = [
    way('economy', 2, 4), way('broad', 1, 3), way('narrow', 2, 3),
    way('midi', 1, 1, { midi: true }), way('gone', 1, 1, { active: false }),
  ]

  it('are those of the way that was chosen', () => {
    expect(expectedDays(ways, 'economy')).toEqual({ min: 2, max: 4 })
    expect(expectedDays(ways, 'midi')).toEqual({ min: 1, max: 1 })
  })

  it('are the fastest’s before one is chosen, or where the chosen one is gone; midi is known for old orders only', () => {
    expect(expectedDays(ways)).toEqual({ min: 1, max: 3 })
    expect(expectedDays(ways.toReversed())).toEqual({ min: 1, max: 3 })
    expect(expectedDays(ways, 'gone')).toEqual({ min: 1, max: 3 })
    expect(expectedDays(ways, 'pigeon')).toEqual({ min: 1, max: 3 })
  })

  it('are none where the shop does not ship', () => {
    expect(expectedDays([])).toBeUndefined()
    expect(expectedDays([way('gone', 1, 1, { active: false })])).toBeUndefined()
  })
})

it('a shipment is what is known of it: the country, the way, both or nothing', () => {
  expect(shipmentOf({})).toEqual({})
  expect(shipmentOf({ shippingMethod: 'dhl' })).toEqual({ method: 'dhl' })
  expect(shipmentOf({ shippingAddress: anAddress(), shippingMethod: 'dhl' })).toEqual({ country: 'CH', method: 'dhl' })
})
