import * as t from 'io-ts'
import type { BillingField, TypedAddress } from '../../../domain/address/address-field.ts'
import { type Field, optional, via, written } from '../codec/field.ts'
import { closedRecord, type Fields } from '../codec/record.ts'
import { TypedText } from '../values/request-text.codec.ts'

export type TypedBilling = Pick<TypedAddress, BillingField>

const text = optional(TypedText)
/** An empty birthday or phone number counts as absent (Commerce §5). */
const nullWhenEmpty: Field<string | undefined> = {
  ...text, write: (typed, scope) => (typed?.trim() === '' ? null : text.write(typed, scope)),
}

const billing = {
  salutation: optional(via(t.union([TypedText, t.number]), String, (typed) => typed)),
  firstName: text, lastName: text, company: text, street: text, streetNumber: text, apartment: text, additionalInfo: text,
  postcode: text, city: text, countryCode: text, provinceCode: text, phoneNumber: nullWhenEmpty, taxNumber: text, birthday: nullWhenEmpty,
  email: written(text, () => undefined),
} satisfies Fields<TypedBilling>

/** An address as it was typed: every field may be missing; the domain has the rules. */
export const TypedBillingRecord = closedRecord<TypedBilling>('TypedBillingAddress', billing)
export const TypedShippingRecord = closedRecord<TypedAddress>('TypedShippingAddress', { ...billing, recipient: text, studioId: text })
