import type { ShippingMethod } from './shipping-option.ts'

type Days = ShippingMethod['carrierDays']

const byDays = (one: Days, other: Days): number => one.max - other.max || one.min - other.min

/**
 * How many days the carrier takes: the chosen way's, and before one is chosen the fastest's. `undefined` where the shop
 * does not ship.
 */
export const expectedDays = (methods: readonly ShippingMethod[], chosen?: string): Days | undefined => {
  const active = methods.filter((method) => method.active)
  return active.find(({ key }) => key === chosen)?.carrierDays
    ?? active.filter((method) => !method.midi).map((method) => method.carrierDays).toSorted(byDays)[0]
}
