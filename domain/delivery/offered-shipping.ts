import { zero, type Money } from '../money/money.ts'
import type { Country } from '../shop/country.ts'
import { reachesThreshold } from './free-shipping.ts'
import type { StudioDelivery } from './partner-optician.ts'
import { FETCHED } from './preselected-shipping.ts'
import { STUDIO_PICKUP } from './shipping-label.ts'
import type { ShippingMethod, ShippingOption } from './shipping-option.ts'

export type Parcel = {
  readonly country: Country
  /** Grams. */
  readonly weight: number
  readonly itemsTotal: Money
  /** Absent: no order ships free (decision A64). */
  readonly freeThreshold?: Money
  /** It goes to an optician, or is no parcel at all because it is collected there. */
  readonly studio?: StudioDelivery
}

const carries = (method: ShippingMethod, parcel: Parcel): boolean =>
  method.active &&
  !method.midi &&
  method.country === parcel.country &&
  !(parcel.studio === 'partner' && method.key === FETCHED) &&
  (method.maxWeight === undefined || parcel.weight <= method.maxWeight)

const byKey = (one: ShippingMethod, other: ShippingMethod): number => (one.key < other.key ? -1 : 1)

/**
 * The ways to ship a parcel: active, not midi, to its country, able to carry its weight, by key; all free from the
 * threshold on (Commerce §7, decision A30). What is collected at the optician's has that one way.
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
