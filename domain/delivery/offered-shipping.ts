import { zero, type Money } from '../money/money.ts'
import type { Country } from '../shop/country.ts'
import { reachesThreshold } from './free-shipping.ts'
import type { StudioDelivery } from './partner-optician.ts'
import { PARCEL_PICKUP } from './preselected-shipping.ts'
import { STUDIO_PICKUP } from './shipping-label.ts'
import type { ShippingMethod, ShippingOption } from './shipping-option.ts'

export type Parcel = {
  readonly country: Country
  /** Grams. */
  readonly weight: number
  readonly itemsTotal: Money
  /** Absent: no order ships free (decision A64). */
  readonly freeThreshold?: Money
  /** Delivery to an optician, or a pickup there without a parcel. */
  readonly studio?: StudioDelivery
}

const carries = (method: ShippingMethod, parcel: Parcel): boolean =>
  method.active &&
  !method.midi &&
  method.country === parcel.country &&
  !(parcel.studio === 'partner' && method.key === PARCEL_PICKUP) &&
  (method.maxWeight === undefined || parcel.weight <= method.maxWeight)

const byKey = (one: ShippingMethod, other: ShippingMethod): number => (one.key < other.key ? -1 : 1)

/**
 * The shipping methods for a parcel: active, not midi, to its country, for its weight, by key; all free from the threshold on (Commerce
 * §7, decision A30). A pickup at the optician's has only that method.
 */
export const offeredShipping = (methods: readonly ShippingMethod[], parcel: Parcel): readonly ShippingOption[] =>
  parcel.studio === 'pickup'
    ? [{ key: STUDIO_PICKUP, price: zero(parcel.itemsTotal.currency) }]
    : methods
      .filter((method) => carries(method, parcel))
      .toSorted(byKey)
      .map(({ key, price }) => ({
        key,
        price: reachesThreshold(parcel.itemsTotal, parcel.freeThreshold) ? zero(price.currency) : price,
      }))
