import { ADDRESS_FIELD_NAMES, type AddressField } from '../../domain/address/address-field.ts'
import { ADDRESS_CONTROLS, type TypedField } from './address-controls.ts'

export const ADDRESS_PARTS = ['billing', 'shipping'] as const

/** Which of the two addresses a field belongs to; its name in the form begins with it. */
export type AddressPart = (typeof ADDRESS_PARTS)[number]

/** What a form says of an address besides its fields: the suggested spelling, what was asked for, and what was chosen. */
export type SuggestionField = 'choice' | 'asked' | `suggested${Capitalize<AddressField>}`

/** Which address of the customer's book is meant, and whether a typed one is to be kept there. */
export type BookField = 'from' | 'keep'

const isTyped = (field: AddressField): field is TypedField => Object.hasOwn(ADDRESS_CONTROLS, field)

/** The fields of an address a shopper types, in the order of the form. */
export const TYPED_FIELDS: readonly TypedField[] = ADDRESS_FIELD_NAMES.filter(isTyped)

/** `shippingFirstName`: the first name of the shipping address. */
export const fieldNameOf = (part: AddressPart, field: TypedField | SuggestionField | BookField): string =>
  `${part}${field.charAt(0).toUpperCase()}${field.slice(1)}`

/** `shippingFirstName` belongs to the first name; what is no field of an address belongs to nothing. */
export const fieldOfName = (name: string): TypedField | undefined =>
  TYPED_FIELDS.find((field) => ADDRESS_PARTS.some((part) => fieldNameOf(part, field) === name))
