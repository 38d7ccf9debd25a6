import { ADDRESS_LIMITS } from '../../domain/address/address-field.ts'
import type { AddressField } from '../../domain/address/address-field.ts'
import { TAX_NUMBER_LENGTH } from '../../domain/address/tax-number.ts'

/** Which of the two addresses a field belongs to; its field names begin with it. */
export type AddressPart = 'billing' | 'shipping'

/** The fields of an address a shopper types, by their names on the wire, in the order of the form. */
export const ADDRESS_FIELDS = {
  salutation: 'salutation', first_name: 'firstName', last_name: 'lastName', company: 'company', street: 'street',
  street_number: 'streetNumber', additional_info: 'additionalInfo', postcode: 'postcode', city: 'city',
  country_code: 'countryCode', phone_number: 'phoneNumber', tax_number: 'taxNumber',
} as const satisfies { readonly [wire: string]: AddressField }

export type TypedField = keyof typeof ADDRESS_FIELDS

export const TYPED_FIELDS = Object.keys(ADDRESS_FIELDS) as readonly TypedField[]

/** The longest text each field takes, the same as in the shop's own rule (decision A50). A pasted tax number may hold blanks. */
export const maximumLength = (field: TypedField): number | undefined => {
  const limits: { readonly [field in AddressField]?: number } = { ...ADDRESS_LIMITS, taxNumber: 2 * TAX_NUMBER_LENGTH }
  return limits[ADDRESS_FIELDS[field]]
}

export const fieldNameOf = (part: AddressPart, field: TypedField): string => `${part}_${field}`

/** `shipping_first_name` belongs to the first name; what is no field of an address belongs to nothing. */
export const readFieldName = (name: string): { readonly part: AddressPart; readonly field: TypedField } | undefined => {
  const [, part, rest] = /^(billing|shipping)_(.+)$/.exec(name) ?? []
  const field = TYPED_FIELDS.find((known) => known === rest)
  return field === undefined ? undefined : { part: part === 'shipping' ? 'shipping' : 'billing', field }
}
