import type { TypedAddress } from '../../../domain/address/address-field.ts'
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

/** The same as entered in a form. */
export const aTypedAddress = (stated: TypedAddress = {}): TypedAddress => ({
  salutation: '2',
  firstName: 'Erika',
  lastName: 'Muster',
  street: 'Seestrasse',
  streetNumber: '1',
  postcode: '8001',
  city: 'Zürich',
  countryCode: 'CH',
  ...stated,
})
