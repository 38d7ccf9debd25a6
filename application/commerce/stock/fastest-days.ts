import type { ShippingMethod } from '../../../domain/delivery/shipping-option.ts'

type Days = ShippingMethod['carrierDays']

const byDays = (one: Days, other: Days): number => one.max - other.max || one.min - other.min

/**
 * How long the fastest way to ship takes, before a shopper has chosen one; `undefined` where the shop does not ship.
 */
export const fastestDays = (methods: readonly ShippingMethod[]): Days | undefined =>
  methods
    .filter((method) => method.active && !method.midi)
    .map((method) => method.carrierDays)
    .toSorted(byDays)[0]
