import type { ShippingMethod } from '../../../domain/delivery/shipping-option.ts'
import { chf } from './money.ts'

/** A parcel by Swiss Post for 7.90, delivered in one or two days. */
export const aShippingMethod = (stated: Partial<ShippingMethod> = {}): ShippingMethod => ({
  key: 'swisspost_a_post_parcel',
  country: 'CH',
  price: chf(790),
  active: true,
  midi: false,
  carrierDays: { min: 1, max: 2 },
  ...stated,
})
