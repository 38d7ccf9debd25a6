import * as E from 'fp-ts/lib/Either.js'
import type { TypedAddress } from '../address/address-field.ts'
import type { ShippingAddress } from '../address/address.ts'
import type { NotFound } from '../request-refusal.ts'
import type { PartnerNotOffered } from './delivery-refusal.ts'
import { partnerDelivery, shippingToPartner, studioDelivery, type PartnerOptician, type StudioDelivery } from './partner-optician.ts'

/** Which studio was asked for, and whose name the parcel bears. */
export type AskedStudio = { readonly studioId: string; readonly recipient?: string }

/** A parcel to the studio names who pays for it; what is collected there needs no name (Commerce §6). */
export const requestStudioDelivery = ({ studioId }: PartnerOptician, way: StudioDelivery, payer: TypedAddress): AskedStudio =>
  way === 'pickup' ? { studioId } : { studioId, recipient: `${payer.firstName ?? ''} ${payer.lastName ?? ''}`.trim() }

/**
 * Where goods for an optician go: only to the one who looks after this customer, in the way that one offers, and to the
 * address the shop knows of the studio, whatever else was sent (Commerce §6).
 */
export const deliverToPartner = (
  asked: AskedStudio,
  partner: PartnerOptician | undefined,
): E.Either<NotFound<'partner'> | PartnerNotOffered, ShippingAddress> => {
  if (partner?.studioId !== asked.studioId) return E.left({ _tag: 'NotFound', what: 'partner' })
  const { canShipTo, canPickUp } = partnerDelivery(partner)
  const address = shippingToPartner(partner, asked.recipient)
  if (studioDelivery(asked) === 'partner') return canShipTo ? E.right(address) : E.left({ _tag: 'PartnerNotOffered', way: 'partner' })
  return canPickUp ? E.right(address) : E.left({ _tag: 'PartnerNotOffered', way: 'pickup' })
}
