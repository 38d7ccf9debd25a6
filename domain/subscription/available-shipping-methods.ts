import { offeredShipping } from '../delivery/offered-shipping.ts'
import { shippingWeight } from '../delivery/is-physical.ts'
import { studioDelivery } from '../delivery/partner-optician.ts'
import { preselectedShipping } from '../delivery/preselected-shipping.ts'
import type { ShippingMethod, ShippingOption } from '../delivery/shipping-option.ts'
import type { Money } from '../money/money.ts'
import { omitUndefined } from '../omit-undefined.ts'
import type { Subscription } from './subscription.ts'

/** The part of a subscription that decides its shipping. */
export type RepeatedParcel = Pick<Subscription, 'lines' | 'shippingAddress'>

/** The shipping methods of a subscription, as for a cart with the same items; `itemsTotal` is their current price. */
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

/** The chosen method as long as it is offered; otherwise the cheapest one to the door; without any, the chosen one. */
export const shippingMethodToUse = (chosen: string, offered: readonly ShippingOption[]): string =>
  preselectedShipping(offered, chosen) ?? chosen
