import { zero, type Money } from '../money/money.ts'
import type { Country } from '../shop/country.ts'
import { reachesThreshold } from './free-shipping.ts'
import type { ShippingMethod, ShippingOption } from './shipping-option.ts'

export type Parcel = {
  readonly country: Country
  /** Grams. */
  readonly weight: number
  readonly itemsTotal: Money
  /** Absent: no order ships free (decision A64). */
  readonly freeThreshold?: Money
}

const carries = (method: ShippingMethod, parcel: Parcel): boolean =>
  method.active &&
  !method.midi &&
  method.country === parcel.country &&
  (method.maxWeight === undefined || parcel.weight <= method.maxWeight)

const byKey = (one: ShippingMethod, other: ShippingMethod): number => (one.key < other.key ? -1 : 1)

/**
 * The ways to ship a parcel: active, not midi, to its country, able to carry its weight, by key; all free from the
 * threshold on (Commerce §7, decision A30).
 */
export const offeredShipping = (methods: readonly ShippingMethod[], parcel: Parcel): readonly ShippingOption[] =>
  methods
    .filter((method) => carries(method, parcel))
    .toSorted(byKey)
    .map(({ key, price }) => ({
      key,
      price: reachesThreshold(parcel.itemsTotal, parcel.freeThreshold) ? zero(price.currency) : price,
    }))
