/** What is wrong with one field of an address. `field` is the field's name in the address. */
export type FieldRefusal<Field extends string = string> =
  | { readonly _tag: 'Missing'; readonly field: Field }
  | { readonly _tag: 'TooLong'; readonly field: Field; readonly maximum: number }
  | { readonly _tag: 'Invalid'; readonly field: Field }
