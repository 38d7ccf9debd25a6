import type { FieldRefusal } from '../../domain/address/field-refusal.ts'
import { fieldMessage } from '../messages/field-message.ts'
import { fieldNameOf, TYPED_FIELDS } from './address-fields.ts'
import type { AddressPart } from './address-fields.ts'
import type { FieldProblems } from '../form/form-reply.ts'

/** The errors of an address by field name, in the order of the form. */
export const addressProblems = (refusals: readonly FieldRefusal[], part: AddressPart): FieldProblems =>
  Object.fromEntries(TYPED_FIELDS.flatMap((field) => {
    const refusal = refusals.find((candidate) => candidate.field === field)
    return refusal === undefined ? [] : [[fieldNameOf(part, field), fieldMessage(refusal)]]
  }))
