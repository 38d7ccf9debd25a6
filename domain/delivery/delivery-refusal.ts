import type { StudioDelivery } from './partner-optician.ts'

/** The optician does not take goods in this way (Commerce §6). */
export type PartnerNotOffered = { readonly _tag: 'PartnerNotOffered'; readonly way: StudioDelivery }
export type ShippingNotOffered = { readonly _tag: 'ShippingNotOffered'; readonly key: string }

/** What may be said to somebody who chooses where and how goods go. */
export type DeliveryRefusal = PartnerNotOffered | ShippingNotOffered
