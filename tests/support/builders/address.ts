import type { Address } from '../../../domain/address/address.ts'

export const anAddress = (stated: Partial<Address> = {}): Address => ({
  salutation: 2,
  firstName: 'Erika',
  lastName: 'Muster',
  street: 'Seestrasse',
  streetNumber: '1',
  postcode: '8001',
  city: 'Zürich',
  countryCode: 'CH',
  ...stated,
})

/** The same as it is typed into a form, by wire names. */
export const aTypedAddress = (stated: Record<string, unknown> = {}): Record<string, unknown> => ({
  salutation: '2',
  first_name: 'Erika',
  last_name: 'Muster',
  street: 'Seestrasse',
  street_number: '1',
  postcode: '8001',
  city: 'Zürich',
  country_code: 'CH',
  ...stated,
})
