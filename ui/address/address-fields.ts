import { ADDRESS_FIELD_NAMES, type AddressField } from '../../domain/address/address-field.ts'
import { ADDRESS_CONTROLS, type TypedField } from './address-controls.ts'

export const ADDRESS_PARTS = ['billing', 'shipping'] as const

/** The address a field belongs to; its name in the form begins with it. */
export type AddressPart = (typeof ADDRESS_PARTS)[number]

/** Further form fields of an address: the suggested spelling, the address it was offered for, and the choice. */
export type SuggestionField = 'choice' | 'original' | `suggested${Capitalize<AddressField>}`

/** The chosen saved address, and whether a typed one is to be saved. */
export type BookField = 'from' | 'keep'

const isTyped = (field: AddressField): field is TypedField => Object.hasOwn(ADDRESS_CONTROLS, field)

/** The address fields that a shopper types, in the order of the form. */
export const TYPED_FIELDS: readonly TypedField[] = ADDRESS_FIELD_NAMES.filter(isTyped)

/** `shippingFirstName`: the first name of the shipping address. */
export const fieldNameOf = (part: AddressPart, field: TypedField | SuggestionField | BookField): string =>
  `${part}${field.charAt(0).toUpperCase()}${field.slice(1)}`

/** The address field of a form field: the first name for `shippingFirstName`; otherwise undefined. */
export const fieldOfName = (name: string): TypedField | undefined =>
  TYPED_FIELDS.find((field) => ADDRESS_PARTS.some((part) => fieldNameOf(part, field) === name))
