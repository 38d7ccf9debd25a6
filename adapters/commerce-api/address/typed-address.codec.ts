import * as t from 'io-ts'
import * as RR from 'fp-ts/lib/ReadonlyRecord.js'
import { ADDRESS_FIELDS, type AddressField, type TypedAddress } from '../../../domain/address/address-field.ts'
import type { RawAddress } from '../../../domain/address/make-address.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { closed } from '../codec/closed.ts'
import { nullable } from '../codec/nullable.ts'
import { snakeName } from '../codec/snake-name.ts'
import { snakeRecord } from '../codec/snake-record.ts'
import { TypedText } from '../values/request-text.codec.ts'

const text = nullable(TypedText)

const { recipient, studioId, ...billing } = {
  ...RR.map(() => text)(ADDRESS_FIELDS),
  salutation: nullable(t.union([TypedText, t.number])),
  email: text,
}

/** An address as it was typed: every field may be missing; the domain has the rules. */
export const TypedBillingAddress = closed('TypedBillingAddress', {}, snakeRecord(billing).props)
export const TypedShippingAddress = closed('TypedShippingAddress', {}, snakeRecord({ ...billing, recipient, studioId }).props)
export type TypedAddressWire = t.TypeOf<typeof TypedShippingAddress>

/** Fields that are omitted if empty: an empty birthday or phone number counts as absent (Commerce §5). */
const NULL_WHEN_EMPTY: readonly AddressField[] = ['birthday', 'phoneNumber']

const wireValue = (field: AddressField, typed: string | undefined): string | null | undefined =>
  NULL_WHEN_EMPTY.includes(field) && typed?.trim() === '' ? null : typed

/** The typed fields under their wire names; keys that are no address field are dropped. */
export const typedAddressToWire = (typed: TypedAddress): TypedAddressWire => {
  const fields = RR.mapWithIndex((field: AddressField) => wireValue(field, typed[field]))(ADDRESS_FIELDS)
  return Object.fromEntries(Object.entries(omitUndefined(fields)).map(([field, value]) => [snakeName(field), value]))
}

/** Fields sent as null count as absent. */
export const typedAddressOf = (wire: TypedAddressWire): RawAddress => {
  const fields = new Map<string, unknown>(Object.entries(wire))
  return omitUndefined(RR.mapWithIndex((field: AddressField) => fields.get(snakeName(field)) ?? undefined)(ADDRESS_FIELDS))
}
