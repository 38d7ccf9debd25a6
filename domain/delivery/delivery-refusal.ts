import type { StudioDelivery } from './partner-optician.ts'

/** The optician does not accept deliveries in this way (Commerce §6). */
export type PartnerNotOffered = { readonly _tag: 'PartnerNotOffered'; readonly method: StudioDelivery }
export type ShippingNotOffered = { readonly _tag: 'ShippingNotOffered'; readonly key: string }

/** Why a choice of delivery is rejected. */
export type DeliveryRefusal = PartnerNotOffered | ShippingNotOffered
