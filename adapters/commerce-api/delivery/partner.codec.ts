import * as t from 'io-ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import { BillingAddressRecord } from '../address/address.codec.ts'
import { presentOrNull } from '../codec/field.ts'
import { closedRecord, members, record, wrapped } from '../codec/record.ts'
import { ExactText } from '../values/request-text.codec.ts'

const StudioRecord = record<PartnerOptician>('Studio', {
  studioId: t.string, name: t.string, address: BillingAddressRecord, pickupEnabled: t.boolean, pickup: t.boolean,
})

/** The partner optician of a customer; null for a guest and for a customer without one (Commerce §6). */
export const PartnerRecord = wrapped('PartnerOptician', 'partner', presentOrNull(StudioRecord))

export const PartnersRecord = members('PartnerOpticians', StudioRecord)

export const PartnerRequest = closedRecord<{ readonly studioId: string }>('PartnerRequest', { studioId: ExactText })
