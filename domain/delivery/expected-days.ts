import { offeredShipping, type Parcel } from './offered-shipping.ts'
import { preferredToDoor } from './preselected-shipping.ts'
import type { ShippingMethod } from './shipping-option.ts'

type Days = ShippingMethod['carrierDays']

/**
 * The carrier's delivery time in days: of the chosen method, otherwise of the one that will be preselected, so that the page promises
 * what the shopper gets without a change. `undefined` where the shop does not ship.
 */
export const expectedDays = (methods: readonly ShippingMethod[], parcel: Parcel, chosen?: string): Days | undefined => {
  const byKey = (requestedKey: string | undefined): Days | undefined =>
    methods.find(({ key, active }) => active && key === requestedKey)?.carrierDays
  const offered = offeredShipping(methods, parcel).flatMap(({ key, price }) => {
    const days = byKey(key)
    return days === undefined ? [] : [{ key, price, days }]
  })
  return byKey(chosen) ?? preferredToDoor(offered, (one, other) => one.days.max - other.days.max || one.days.min - other.days.min)?.days
}
