import { offeredShipping, type Parcel } from './offered-shipping.ts'
import { preferredToDoor } from './preselected-shipping.ts'
import type { ShippingMethod } from './shipping-option.ts'

type Days = ShippingMethod['carrierDays']

/**
 * How many days the carrier takes: the chosen way's, and before one is chosen those of the way that will be preselected, so
 * that a page promises what whoever changes nothing gets. `undefined` where the shop does not ship.
 */
export const expectedDays = (methods: readonly ShippingMethod[], parcel: Parcel, chosen?: string): Days | undefined => {
  const byKey = (asked: string | undefined): Days | undefined =>
    methods.find(({ key, active }) => active && key === asked)?.carrierDays
  const offered = offeredShipping(methods, parcel).flatMap(({ key, price }) => {
    const days = byKey(key)
    return days === undefined ? [] : [{ key, price, days }]
  })
  return byKey(chosen) ?? preferredToDoor(offered, (one, other) => one.days.max - other.days.max || one.days.min - other.days.min)?.days
}
