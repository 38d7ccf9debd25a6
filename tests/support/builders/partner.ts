import type { PartnerEntry } from '../../../application/commerce/delivery/partner-entry.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { anAddress } from './address.ts'
import { made } from './made.ts'

/** An optician that receives parcels and offers collection, for these customers of these brands. */
export const aPartner = (
  stated: Partial<PartnerOptician> = {},
  customers: readonly string[] = ['anna.keller@example.ch'],
  brandChannels: readonly BrandChannel[] = ['iris'],
): PartnerEntry => ({
  partner: {
    studioId: 'seefeld', name: 'Studio Seefeld', pickupEnabled: true, pickup: true,
    address: anAddress({ company: 'Studio Seefeld', street: 'Seefeldstrasse', streetNumber: '12' }),
    ...stated,
  },
  brandChannels,
  customers: customers.map((email) => made(makeEmail(email))),
})
