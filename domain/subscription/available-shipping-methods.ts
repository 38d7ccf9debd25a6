import { offeredShipping } from '../delivery/offered-shipping.ts'
import { shippingWeight } from '../delivery/is-physical.ts'
import { studioDelivery } from '../delivery/partner-optician.ts'
import { preselectedShipping } from '../delivery/preselected-shipping.ts'
import type { ShippingMethod, ShippingOption } from '../delivery/shipping-option.ts'
import type { Money } from '../money/money.ts'
import { omitUndefined } from '../omit-undefined.ts'
import type { Subscription } from './subscription.ts'

/** Goods on their way to an address, again and again. */
export type RepeatedParcel = Pick<Subscription, 'lines' | 'shippingAddress'>

/** The ways to ship it, as a cart with the same goods has them; `itemsTotal` is what they cost today. */
export const subscriptionShippingMethods = (
  { lines, shippingAddress }: RepeatedParcel,
  { methods, itemsTotal, freeThreshold }: {
    readonly methods: readonly ShippingMethod[]; readonly itemsTotal: Money; readonly freeThreshold: Money | undefined
  },
): readonly ShippingOption[] =>
  offeredShipping(methods, {
    country: shippingAddress.countryCode, weight: shippingWeight(lines), itemsTotal,
    ...omitUndefined({ freeThreshold, studio: studioDelivery(shippingAddress) }),
  })

/** The way chosen, for as long as it is offered; after that the cheapest one to the door; where there is none, still the chosen one. */
export const wayToTake = (chosen: string, offered: readonly ShippingOption[]): string => preselectedShipping(offered, chosen) ?? chosen
