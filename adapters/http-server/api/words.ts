import type { At } from '../../../application/commerce/shop/at.ts'
import type { FieldRefusal } from '../../../domain/address/field-refusal.ts'
import type { Failure } from '../../../domain/refusal.ts'

/** A message by its key and as it is read, in the visitor's language and the brand's tone. */
export type Said = { readonly key: string; readonly text: string }

/** How the shop puts a "no" into words; its texts live with the interface. */
export type Words = {
  readonly failure: (failure: Failure, at: At) => Said
  readonly field: (refusal: FieldRefusal<string>, at: At) => Said
}
