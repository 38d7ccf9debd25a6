import type { AddressField, TypedAddress } from '../../domain/address/address-field.ts'
import { fieldNameOf, TYPED_FIELDS } from './address-fields.ts'
import type { AddressPart } from './address-fields.ts'

type Typed = { readonly [name: string]: string }

/** The fields of one address from a whole form. */
export const typedAddress = (typed: Typed, part: AddressPart): TypedAddress =>
  Object.fromEntries(TYPED_FIELDS.map((field) => [field, typed[fieldNameOf(part, field)] ?? '']))

/** An address as fields of the form. */
export const asTyped = (address: { readonly [field in AddressField]?: string | number }, part: AddressPart): Typed =>
  Object.fromEntries(TYPED_FIELDS.flatMap((field) =>
    address[field] === undefined ? [] : [[fieldNameOf(part, field), String(address[field])]]))
