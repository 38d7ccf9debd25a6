import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import { billingAddressOf, billingAddressToWire, BillingAddressWire } from '../address/address.codec.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { toldNullable } from '../codec/nullable.ts'

/** The partner optician of a customer; null for a guest and where there is none (Commerce §6). */
export const PartnerWire = t.strict(
  {
    partner: toldNullable(
      t.strict({
        studio_id: t.string, name: t.string, address: BillingAddressWire, pickup_enabled: t.boolean, pickup: t.boolean,
      }),
    ),
  },
  'PartnerOptician',
)
export type PartnerWire = t.TypeOf<typeof PartnerWire>

export const PartnerCodec = codecFrom(
  'PartnerOptician',
  PartnerWire,
  ({ partner }): E.Either<never, PartnerOptician | undefined> =>
    E.right(
      partner === null
        ? undefined
        : {
            studioId: partner.studio_id,
            name: partner.name,
            address: billingAddressOf(partner.address),
            pickupEnabled: partner.pickup_enabled,
            pickup: partner.pickup,
          },
    ),
)

export const partnerToWire = (partner: PartnerOptician | undefined): PartnerWire => ({
  partner:
    partner === undefined
      ? null
      : {
          studio_id: partner.studioId,
          name: partner.name,
          address: billingAddressToWire(partner.address, undefined),
          pickup_enabled: partner.pickupEnabled,
          pickup: partner.pickup,
        },
})
