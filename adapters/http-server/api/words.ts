import type { At } from '../../../application/commerce/shop/at.ts'
import type { FieldRefusal } from '../../../domain/address/field-refusal.ts'
import type { Failure } from '../../../domain/refusal.ts'

/** A message key and its text in the visitor's language and the brand's tone. */
export type LocalizedMessage = { readonly key: string; readonly text: string }

/** Texts of refusals; the messages belong to the user interface. */
export type Words = {
  readonly failure: (failure: Failure, at: At) => LocalizedMessage
  readonly field: (refusal: FieldRefusal<string>, at: At) => LocalizedMessage
}
