/** What is wrong with one field of an address. `field` is the field's name in the address. */
export type FieldRefusal =
  | { readonly _tag: 'Missing'; readonly field: string }
  | { readonly _tag: 'TooLong'; readonly field: string; readonly maximum: number }
  | { readonly _tag: 'Invalid'; readonly field: string }
