import type { FieldRefusal } from './field-refusal.ts'

/** All faults of both addresses at once. */
export type InvalidAddress = {
  readonly _tag: 'InvalidAddress'
  readonly billing: readonly FieldRefusal[]
  readonly shipping: readonly FieldRefusal[]
}

/** The book has as many addresses as allowed. */
export type AddressBookFull = { readonly _tag: 'AddressBookFull'; readonly maximum: number }
/** Another address of the book reaches the same person at the same door. */
export type AddressExists = { readonly _tag: 'AddressExists' }

/** Why an address is rejected. */
export type AddressRefusal = InvalidAddress | AddressBookFull | AddressExists
