import type { FieldRefusal } from './field-refusal.ts'

/** Every fault of both addresses at once. */
export type InvalidAddress = {
  readonly _tag: 'InvalidAddress'
  readonly billing: readonly FieldRefusal[]
  readonly shipping: readonly FieldRefusal[]
}

/** What may be said to somebody who gives an address. */
export type AddressRefusal = InvalidAddress
