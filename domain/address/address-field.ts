import type { Address, ShippingAddress } from './address.ts'

export type AddressField = keyof ShippingAddress
export type BillingField = keyof Address

/** Required in every address, required where a rule says so (`needsProvince`, `needsTaxNumber`), or optional. */
export type Need = 'required' | 'byRule' | 'optional'
type NeedOf<Field extends AddressField> = {} extends Pick<ShippingAddress, Field> ? Exclude<Need, 'required'> : 'required'

/** The fields of an address with who needs them, in the order in which they are written and checked (Commerce §3). */
export const ADDRESS_FIELDS = {
  salutation: 'optional', firstName: 'required', lastName: 'required', company: 'optional', street: 'required', streetNumber: 'optional',
  apartment: 'optional', additionalInfo: 'optional', postcode: 'required', city: 'required', countryCode: 'required',
  provinceCode: 'byRule', phoneNumber: 'optional', taxNumber: 'byRule', birthday: 'optional', recipient: 'optional', studioId: 'optional',
} as const satisfies { readonly [field in AddressField]: NeedOf<field> }

const isAddressField = (name: string): name is AddressField => Object.hasOwn(ADDRESS_FIELDS, name)
export const ADDRESS_FIELD_NAMES: readonly AddressField[] = Object.keys(ADDRESS_FIELDS).filter(isAddressField)

/** An address as it was typed. */
export type TypedAddress = { readonly [field in AddressField]?: string }

/** Longest texts in UTF-16 units, as a form field counts them; the same in form and service (decision A50). */
export const ADDRESS_LIMITS = {
  firstName: 50, lastName: 50, company: 100, street: 100, streetNumber: 10, apartment: 50, additionalInfo: 100,
  postcode: 10, city: 50, provinceCode: 10, phoneNumber: 20, recipient: 100, studioId: 50,
} as const satisfies { readonly [field in AddressField]?: number }

export type TextField = keyof typeof ADDRESS_LIMITS
