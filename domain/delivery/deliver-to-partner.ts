import * as E from 'fp-ts/lib/Either.js'
import type { TypedAddress } from '../address/address-field.ts'
import type { ShippingAddress } from '../address/address.ts'
import type { NotFound } from '../request-refusal.ts'
import type { PartnerNotOffered } from './delivery-refusal.ts'
import { partnerDelivery, shippingToPartner, studioDelivery, type PartnerOptician, type StudioDelivery } from './partner-optician.ts'

/** The requested studio, and the recipient on the parcel. */
export type StudioRequest = { readonly studioId: string; readonly recipient?: string }

/** A parcel to the studio names the payer; a pickup needs no name (Commerce §6). */
export const requestStudioDelivery = ({ studioId }: PartnerOptician, way: StudioDelivery, payer: TypedAddress): StudioRequest =>
  way === 'pickup' ? { studioId } : { studioId, recipient: `${payer.firstName ?? ''} ${payer.lastName ?? ''}`.trim() }

/**
 * The address for a delivery to an optician: only to the customer's own partner, in a way that the partner offers, and to the stored
 * address of the studio, whatever else was sent (Commerce §6).
 */
export const deliverToPartner = (
  request: StudioRequest,
  partner: PartnerOptician | undefined,
): E.Either<NotFound<'partner'> | PartnerNotOffered, ShippingAddress> => {
  if (partner?.studioId !== request.studioId) return E.left({ _tag: 'NotFound', what: 'partner' })
  const { canShipTo, canPickUp } = partnerDelivery(partner)
  const address = shippingToPartner(partner, request.recipient)
  if (studioDelivery(request) === 'partner') return canShipTo ? E.right(address) : E.left({ _tag: 'PartnerNotOffered', method: 'partner' })
  return canPickUp ? E.right(address) : E.left({ _tag: 'PartnerNotOffered', method: 'pickup' })
}
