import { describe, expect, it } from 'vitest'
import { expectedDays } from '../../../domain/delivery/expected-days.ts'
import { offeredShipping, type Parcel } from '../../../domain/delivery/offered-shipping.ts'
import { preselectedShipping } from '../../../domain/delivery/preselected-shipping.ts'
import { shipmentOf } from '../../../domain/delivery/shipment.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aCart } from '../../support/builders/cart.ts'
import { chf } from '../../support/builders/money.ts'
import { aShippingMethod } from '../../support/builders/shipping-method.ts'

const methodOf = (key: string, min: number, max: number, stated: { readonly active?: boolean; readonly midi?: boolean } = {}) =>
  aShippingMethod({ key, carrierDays: { min, max }, ...stated })

const parcel: Parcel = { country: 'CH', weight: 50, itemsTotal: chf(2000), freeThreshold: chf(10_000) }

describe('the days a carrier takes', () => {
  const methods = [
    methodOf('economy', 2, 4), methodOf('broad', 1, 3), methodOf('narrow', 2, 3),
    methodOf('midi', 1, 1, { midi: true }), methodOf('gone', 1, 1, { active: false }),
  ]

  it('are those of the chosen shipping method', () => {
    expect(expectedDays(methods, parcel, 'economy')).toEqual({ min: 2, max: 4 })
    expect(expectedDays(methods, parcel, 'midi')).toEqual({ min: 1, max: 1 })
  })

  it('are the fastest of the cheapest before one is chosen or when the chosen one is gone; midi exists for old orders only', () => {
    expect(expectedDays(methods, parcel)).toEqual({ min: 1, max: 3 })
    expect(expectedDays(methods.toReversed(), parcel)).toEqual({ min: 1, max: 3 })
    expect(expectedDays(methods, parcel, 'gone')).toEqual({ min: 1, max: 3 })
    expect(expectedDays(methods, parcel, 'pigeon')).toEqual({ min: 1, max: 3 })
  })

  it.each([
    ['a light parcel', parcel, 'letter'],
    ['one too heavy for a letter', { ...parcel, weight: 101 }, 'economy'],
    ['one that ships free', { ...parcel, weight: 101, itemsTotal: chf(10_000) }, 'express'],
  ])('F-M12 are those of the method that will be preselected, the cheapest home delivery: %s', (_name, request, key) => {
    const offered = [
      aShippingMethod({ key: 'express', price: chf(990), carrierDays: { min: 1, max: 1 } }),
      aShippingMethod({ key: 'economy', price: chf(690), carrierDays: { min: 2, max: 4 } }),
      aShippingMethod({ key: 'letter', price: chf(390), carrierDays: { min: 2, max: 3 }, maxWeight: 100 }),
      aShippingMethod({ key: 'pickmup', price: chf(290), carrierDays: { min: 1, max: 1 } }),
    ]
    const dated = offeredShipping(offered, request).map((method) => {
      const days = offered.find((one) => one.key === method.key)?.carrierDays
      return { ...method, arrival: { min: `2026-03-0${days?.min}`, max: `2026-03-0${days?.max}` } }
    })
    expect(preselectedShipping(dated, undefined)).toBe(key)
    expect(expectedDays(offered, request)).toEqual(offered.find((one) => one.key === key)?.carrierDays)
  })

  it('are empty when the shop does not ship', () => {
    expect(expectedDays([], parcel)).toBeUndefined()
    expect(expectedDays([methodOf('gone', 1, 1, { active: false })], parcel)).toBeUndefined()
  })
})

it('the expected days of a shipment use the value of the items and, once chosen, the country and the method', () => {
  const { totals } = aCart()
  const worth = totals.itemsTotal.cents
  expect(shipmentOf({ totals })).toEqual({ worth })
  expect(shipmentOf({ totals, shippingMethod: 'dhl' })).toEqual({ method: 'dhl', worth })
  expect(shipmentOf({ totals, shippingAddress: anAddress(), shippingMethod: 'dhl' })).toEqual({ country: 'CH', method: 'dhl', worth })
})
