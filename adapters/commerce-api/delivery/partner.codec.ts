import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import { billingAddressOf, billingAddressToWire, BillingAddressWire } from '../address/address.codec.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { presentOrNull } from '../codec/nullable.ts'
import { ExactText } from '../values/request-text.codec.ts'

const StudioWire = t.strict(
  { studio_id: t.string, name: t.string, address: BillingAddressWire, pickup_enabled: t.boolean, pickup: t.boolean },
  'Studio',
)
type StudioWire = t.TypeOf<typeof StudioWire>

const partnerOf = ({ studio_id, name, address, pickup_enabled, pickup }: StudioWire): PartnerOptician =>
  ({ studioId: studio_id, name, address: billingAddressOf(address), pickupEnabled: pickup_enabled, pickup })

const studioToWire = ({ studioId, name, address, pickupEnabled, pickup }: PartnerOptician): StudioWire =>
  ({ studio_id: studioId, name, address: billingAddressToWire(address, undefined), pickup_enabled: pickupEnabled, pickup })

/** The partner optician of a customer; null for a guest and for a customer without one (Commerce §6). */
const PartnerWire = t.strict({ partner: presentOrNull(StudioWire) }, 'PartnerOptician')

export const PartnerCodec = codecFrom(
  'PartnerOptician',
  PartnerWire,
  ({ partner }): E.Either<never, PartnerOptician | undefined> => E.right(partner === null ? undefined : partnerOf(partner)),
)

export const partnerToWire = (partner: PartnerOptician | undefined): t.TypeOf<typeof PartnerWire> =>
  ({ partner: partner === undefined ? null : studioToWire(partner) })

const PartnersWire = t.strict({ 'hydra:member': t.readonlyArray(StudioWire) }, 'PartnerOpticians')

export const PartnersCodec = codecFrom(
  'PartnerOpticians',
  PartnersWire,
  (wire): E.Either<never, readonly PartnerOptician[]> => E.right(wire['hydra:member'].map(partnerOf)),
)

export const partnersToWire = (partners: readonly PartnerOptician[]): t.TypeOf<typeof PartnersWire> =>
  ({ 'hydra:member': partners.map(studioToWire) })

export const PartnerRequest = closed('PartnerRequest', { studio_id: ExactText })
