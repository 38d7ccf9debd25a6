import type { AddressField } from './address-field.ts'

/** What is wrong with one field; by default a field of an address. */
export type FieldRefusal<Field extends string = AddressField> =
  | { readonly _tag: 'Missing'; readonly field: Field }
  | { readonly _tag: 'TooLong'; readonly field: Field; readonly maximum: number }
  | { readonly _tag: 'Invalid'; readonly field: Field }
