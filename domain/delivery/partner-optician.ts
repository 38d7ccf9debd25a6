import type { Address, ShippingAddress } from '../address/address.ts'

/** An optician where a customer may receive lenses (Commerce §6). */
export type PartnerOptician = {
  readonly studioId: string
  readonly name: string
  readonly address: Address
  /** The shop may send parcels there. */
  readonly pickupEnabled: boolean
  /** Lenses may be collected there without a parcel. */
  readonly pickup: boolean
}

export type PartnerDelivery = { readonly canShipTo: boolean; readonly canPickUp: boolean }

/** What a partner optician offers; without a partner, as for a guest, neither. */
export const partnerDelivery = (partner: PartnerOptician | undefined): PartnerDelivery => ({
  canShipTo: partner?.pickupEnabled ?? false,
  canPickUp: partner?.pickup ?? false,
})

/** A parcel to the studio, or lenses that are ready there. */
export const STUDIO_DELIVERIES = ['partner', 'pickup'] as const
export type StudioDelivery = (typeof STUDIO_DELIVERIES)[number]

/** A parcel has a recipient; a pickup does not need one. */
export const studioDelivery = (
  { studioId, recipient }: Partial<Pick<ShippingAddress, 'studioId' | 'recipient'>>,
): StudioDelivery | undefined => {
  if (studioId === undefined) return undefined
  return recipient === undefined ? 'pickup' : 'partner'
}

/** The partner's address as a shipping address, with the studio and, on a parcel, the customer as recipient. */
export const shippingToPartner = (partner: PartnerOptician, recipient?: string): ShippingAddress => ({
  ...partner.address,
  ...(recipient === undefined ? {} : { recipient }),
  studioId: partner.studioId,
})
