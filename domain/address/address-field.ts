import type { Address, ShippingAddress } from './address.ts'

export type AddressField = keyof ShippingAddress
export type BillingField = keyof Address
export type DeliveryField = Exclude<AddressField, BillingField>

/** What every address has, what some have, and what only those must tell whom a rule names (`needsProvince`, `needsTaxNumber`). */
export type Need = 'always' | 'whereAsked' | 'never'
type NeedOf<Field extends AddressField> = {} extends Pick<ShippingAddress, Field> ? Exclude<Need, 'always'> : 'always'

/** The fields of an address with who needs them, in the order in which one writes and checks them (Commerce §3). */
export const ADDRESS_FIELDS = {
  salutation: 'never', firstName: 'always', lastName: 'always', company: 'never', street: 'always', streetNumber: 'never',
  apartment: 'never', additionalInfo: 'never', postcode: 'always', city: 'always', countryCode: 'always',
  provinceCode: 'whereAsked', phoneNumber: 'never', taxNumber: 'whereAsked', birthday: 'never', recipient: 'never', studioId: 'never',
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
