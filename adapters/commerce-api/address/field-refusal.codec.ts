import * as t from 'io-ts'
import { ADDRESS_FIELD_NAMES, type AddressField } from '../../../domain/address/address-field.ts'
import type { FieldRefusal } from '../../../domain/address/field-refusal.ts'
import { list, type Part, via } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { camelName, snakeName } from '../codec/snake-name.ts'
import { tagged, taggedUnion } from '../codec/tagged-union.ts'

type Of<Name extends string, Tag extends FieldRefusal['_tag']> = Extract<FieldRefusal<Name>, { readonly _tag: Tag }>

/** What is wrong with the fields of a form. */
export const fieldRefusals = <Name extends string>(name: string, field: Part<Name>) => list(taggedUnion<FieldRefusal<Name>>(name, {
  Missing: tagged<Of<Name, 'Missing'>>('Missing', { field }, ''),
  TooLong: tagged<Of<Name, 'TooLong'>>('TooLong', { field, maximum: t.number }, ''),
  Invalid: tagged<Of<Name, 'Invalid'>>('Invalid', { field }, ''),
}))

/** Of the fields of an address, each under its name on the wire. */
export const addressFieldRefusals = fieldRefusals(
  'FieldRefusal', via(oneOf('AddressField', ADDRESS_FIELD_NAMES.map(snakeName)), (name): AddressField => camelName(name), snakeName),
)
