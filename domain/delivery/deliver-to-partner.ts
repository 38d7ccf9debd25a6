import * as E from 'fp-ts/lib/Either.js'
import type { ShippingAddress } from '../address/address.ts'
import type { NotFound } from '../request-refusal.ts'
import type { PartnerNotOffered } from './delivery-refusal.ts'
import { partnerDelivery, shippingToPartner, studioWay, type PartnerOptician } from './partner-optician.ts'

/** Which studio was asked for, and whose name the parcel bears. */
export type AskedStudio = { readonly studioId: string; readonly recipient?: string }

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
  if (studioWay(asked) === 'partner') return canShipTo ? E.right(address) : E.left({ _tag: 'PartnerNotOffered', way: 'partner' })
  return canPickUp ? E.right(address) : E.left({ _tag: 'PartnerNotOffered', way: 'pickup' })
}
