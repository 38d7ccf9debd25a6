import * as E from 'fp-ts/lib/Either.js'
import type { PartnerEntry } from '../../../application/commerce/delivery/partner-entry.ts'
import { makeEmail, type Email } from '../../../domain/customer/email.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'

const email = (text: string): Email => {
  const result = makeEmail(text)
  if (E.isLeft(result)) throw new Error(`The demo shop’s opticians look after nobody: ${text}`)
  return result.right
}

type Offers = Pick<PartnerOptician, 'pickupEnabled' | 'pickup'>

const studio = (studioId: string, name: string, street: string, offers: Offers): PartnerOptician => ({
  studioId,
  name,
  address: {
    firstName: 'Optik', lastName: name, company: name, street, streetNumber: '12', postcode: '8001', city: 'Zürich', countryCode: 'CH',
  },
  ...offers,
})

/** Opticians of demo customers: one that receives parcels, one that also hands out lenses. */
export const demoPartners = (): readonly PartnerEntry[] => [
  {
    partner: studio('studio-1', 'Studio Limmat', 'Limmatquai', { pickupEnabled: true, pickup: false }),
    brandChannels: BRAND_CHANNELS,
    customers: [email('bruno@example.ch')],
  },
  {
    partner: studio('studio-2', 'Studio Seefeld', 'Seefeldstrasse', { pickupEnabled: true, pickup: true }),
    brandChannels: BRAND_CHANNELS,
    customers: [email('anna@example.ch'), email('anna.keller@example.ch')],
  },
]
