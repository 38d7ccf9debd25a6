import * as E from 'fp-ts/Either'
import { FindPartner } from '../../application/storefront/delivery/find-partner.ts'
import type { TypedAddress } from '../../application/storefront/checkout/checkout-gateway.port.ts'
import { partnerDelivery, shippingToPartner } from '../../domain/delivery/partner-optician.ts'
import type { PartnerOptician } from '../../domain/delivery/partner-optician.ts'
import type { Injector } from '../binding/injector.ts'
import { ADDRESS_FIELDS, TYPED_FIELDS } from './address-fields.ts'
import { toAddressLines } from './address-lines.ts'

/** What is known of the customer's optician: found, none, or nobody answered (Commerce §8). */
export type PartnerData =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Unanswered' }
  | {
      readonly _tag: 'Found'
      readonly name: string
      readonly lines: readonly string[]
      readonly canShipTo: boolean
      readonly canPickUp: boolean
    }

export const PARTNER_WAYS = ['home', 'partner', 'pickup'] as const
export type PartnerWay = (typeof PARTNER_WAYS)[number]

export const toPartnerData = (partner: PartnerOptician | undefined): PartnerData =>
  partner === undefined
    ? { _tag: 'None' }
    : { _tag: 'Found', name: partner.name, lines: toAddressLines(partner.address).lines.slice(-2), ...partnerDelivery(partner) }

/** The optician of a customer, for the address step; a lookup that fails stops nobody. */
export const askPartner = async (injector: Injector): Promise<PartnerData> => {
  const found = await injector.get(FindPartner)()()
  return E.isRight(found) ? toPartnerData(found.right) : { _tag: 'Unanswered' }
}

/** Where the parcel goes when the optician was chosen, by wire names; nothing where that is not offered. */
export const partnerAddress = async (
  injector: Injector,
  way: string | undefined,
  recipient: string,
): Promise<TypedAddress | undefined> => {
  if (way !== 'partner' && way !== 'pickup') return undefined
  const found = await injector.get(FindPartner)()()
  const partner = E.isRight(found) ? found.right : undefined
  const { canShipTo, canPickUp } = partnerDelivery(partner)
  if (partner === undefined || !(way === 'partner' ? canShipTo : canPickUp)) return undefined
  const address = shippingToPartner(partner, recipient)
  return {
    ...Object.fromEntries(TYPED_FIELDS.map((field) => [field, String(address[ADDRESS_FIELDS[field]] ?? '')])),
    recipient: address.recipient ?? '',
    studio_id: address.studioId ?? '',
  }
}
