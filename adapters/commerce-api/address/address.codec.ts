import * as t from 'io-ts'
import type { BillingAddress, ShippingAddress } from '../../../domain/address/address.ts'
import { makeSalutation } from '../../../domain/address/salutation.ts'
import { withoutAbsent } from '../../../domain/without-absent.ts'
import { nullable } from '../codec/nullable.ts'
import { orAbsent } from '../codec/or-null.ts'
import { valueCodec } from '../codec/value-codec.ts'
import { CountryCode } from '../values/codes.codec.ts'

const SalutationNumber = valueCodec('Salutation', { type: ['integer', 'null'], enum: [1, 2] }, makeSalutation)
const text = nullable(t.string)

const billingProps = {
  id: nullable(t.number),
  salutation: nullable(SalutationNumber),
  first_name: t.string,
  last_name: t.string,
  company: text,
  street: t.string,
  street_number: text,
  apartment: text,
  additional_info: text,
  postcode: t.string,
  city: t.string,
  province_code: text,
  country_code: CountryCode,
  phone_number: text,
  email: text,
  tax_number: text,
  birthday: text,
  isDefault: nullable(t.boolean),
}

/** An address as an order keeps it (Commerce §3). */
export const BillingAddressWire = t.strict(billingProps, 'BillingAddress')
export const ShippingAddressWire = t.strict({ ...billingProps, recipient: text, studio_id: text }, 'ShippingAddress')
export type BillingAddressWire = t.TypeOf<typeof BillingAddressWire>
export type ShippingAddressWire = t.TypeOf<typeof ShippingAddressWire>

export const billingAddressOf = (wire: BillingAddressWire): BillingAddress =>
  withoutAbsent({
    salutation: orAbsent(wire.salutation ?? null),
    firstName: wire.first_name,
    lastName: wire.last_name,
    company: orAbsent(wire.company),
    street: wire.street,
    streetNumber: orAbsent(wire.street_number),
    apartment: orAbsent(wire.apartment),
    additionalInfo: orAbsent(wire.additional_info),
    postcode: wire.postcode,
    city: wire.city,
    provinceCode: orAbsent(wire.province_code),
    countryCode: wire.country_code,
    phoneNumber: orAbsent(wire.phone_number),
    taxNumber: orAbsent(wire.tax_number),
    birthday: orAbsent(wire.birthday),
  })

export const shippingAddressOf = (wire: ShippingAddressWire): ShippingAddress => ({
  ...billingAddressOf(wire),
  ...withoutAbsent({ recipient: orAbsent(wire.recipient), studioId: orAbsent(wire.studio_id) }),
})
