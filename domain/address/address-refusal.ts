import type { FieldRefusal } from './field-refusal.ts'

/** Every fault of both addresses at once. */
export type InvalidAddress = {
  readonly _tag: 'InvalidAddress'
  readonly billing: readonly FieldRefusal[]
  readonly shipping: readonly FieldRefusal[]
}

/** The book holds as many addresses as it may. */
export type AddressBookFull = { readonly _tag: 'AddressBookFull'; readonly maximum: number }
/** Another address of the book reaches the same person at the same door. */
export type AddressKnown = { readonly _tag: 'AddressKnown' }

/** What may be said to somebody who gives an address. */
export type AddressRefusal = InvalidAddress | AddressBookFull | AddressKnown
