import * as E from 'fp-ts/lib/Either.js'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { partnerDelivery, STUDIO_DELIVERIES } from '../../domain/delivery/partner-optician.ts'
import type { PartnerOptician } from '../../domain/delivery/partner-optician.ts'
import type { Injector } from '../binding/injector.ts'
import { doorLines } from '../../domain/address/address-lines.ts'

/** The customer's optician: found, none, or not loaded (Commerce §8). */
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

export const DELIVERY_TARGETS = ['home', ...STUDIO_DELIVERIES] as const
export type DeliveryTarget = (typeof DELIVERY_TARGETS)[number]

export const toPartnerData = (partner: PartnerOptician | undefined): PartnerData =>
  partner === undefined
    ? { _tag: 'None' }
    : { _tag: 'Found', name: partner.name, lines: doorLines(partner.address), ...partnerDelivery(partner) }

/** The optician of a customer, for the address step; a failed lookup does not block it. */
export const loadPartner = async (injector: Injector): Promise<PartnerData> => {
  const result = await injector.get(Shop).delivery.getPartner({})()
  return E.isRight(result) ? toPartnerData(result.right) : { _tag: 'Unanswered' }
}
