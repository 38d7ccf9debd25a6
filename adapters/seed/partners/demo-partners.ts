import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'

const studio = (studioId: string, name: string, street: string, offers: Pick<PartnerOptician, 'pickupEnabled' | 'pickup'>): PartnerOptician => ({
  studioId,
  name,
  address: { firstName: 'Optik', lastName: name, company: name, street, streetNumber: '12', postcode: '8001', city: 'Zürich', countryCode: 'CH' },
  ...offers,
})

/** Opticians of demo customers, by e-mail address: one that takes parcels, one that also hands out lenses. */
export const demoPartners = (): ReadonlyMap<string, PartnerOptician> =>
  new Map([
    ['optik@iris.example', studio('studio-1', 'Studio Limmat', 'Limmatquai', { pickupEnabled: true, pickup: false })],
    ['anna.keller@example.ch', studio('studio-2', 'Studio Seefeld', 'Seefeldstrasse', { pickupEnabled: true, pickup: true })],
  ])
