import * as t from 'io-ts'
import type { Address, Salutation, ShippingAddress } from '../../../domain/address/address.ts'
import { recordCodec, type StoredCodec } from '../rows/record-codec.ts'
import { countryCodec } from '../rows/value-codecs.ts'

const salutation: StoredCodec<Salutation> = t.union([t.literal(1), t.literal(2)])

const names = {
  firstName: t.string,
  lastName: t.string,
  street: t.string,
  postcode: t.string,
  city: t.string,
  countryCode: countryCodec,
}
const optional = {
  salutation,
  company: t.string,
  streetNumber: t.string,
  apartment: t.string,
  additionalInfo: t.string,
  provinceCode: t.string,
  phoneNumber: t.string,
  taxNumber: t.string,
  birthday: t.string,
}

export const addressCodec: StoredCodec<Address> = recordCodec<Address>('Address', names, optional)

export const shippingAddressCodec: StoredCodec<ShippingAddress> = recordCodec<ShippingAddress>('ShippingAddress', names, {
  ...optional,
  recipient: t.string,
  studioId: t.string,
})
