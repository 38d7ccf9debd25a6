import type { TypedAddress } from '../../application/storefront/checkout/checkout-gateway.port.ts'
import type { Address } from '../../domain/address/address.ts'
import type { FieldRefusal } from '../../domain/address/field-refusal.ts'
import { fieldMessage } from '../messages/field-message.ts'
import { ADDRESS_FIELDS, fieldNameOf, TYPED_FIELDS } from './address-fields.ts'
import type { AddressPart } from './address-fields.ts'
import type { FieldProblems } from '../form/form-reply.ts'

type Typed = { readonly [name: string]: string }

/** The fields of one address out of a whole form, by wire names. */
export const typedAddress = (typed: Typed, part: AddressPart): TypedAddress =>
  Object.fromEntries(TYPED_FIELDS.map((field) => [field, typed[fieldNameOf(part, field)] ?? '']))

/** A known address as it would be typed. */
export const asTyped = (address: Address | undefined, part: AddressPart): Typed =>
  address === undefined
    ? {}
    : Object.fromEntries(TYPED_FIELDS.map((field) => [fieldNameOf(part, field), String(address[ADDRESS_FIELDS[field]] ?? '')]))

/** What is wrong with an address, by field name, in the order of the form. */
export const addressProblems = (refusals: readonly FieldRefusal[], part: AddressPart): FieldProblems =>
  Object.fromEntries(TYPED_FIELDS.flatMap((field) => {
    const refusal = refusals.find((one) => one.field === ADDRESS_FIELDS[field])
    return refusal === undefined ? [] : [[fieldNameOf(part, field), fieldMessage(refusal)]]
  }))
