import * as t from 'io-ts'
import { closed } from '../codec/closed.ts'
import { nullable } from '../codec/nullable.ts'

const text = nullable(t.string)

const billingFields = {
  salutation: nullable(t.union([t.string, t.number])),
  first_name: text, last_name: text, company: text, street: text, street_number: text, apartment: text,
  additional_info: text, postcode: text, city: text, province_code: text, country_code: text, phone_number: text,
  email: text, tax_number: text, birthday: text,
}

/** An address as it was typed: every field may be missing, its rules are the domain's. */
export const TypedBillingAddress = closed('TypedBillingAddress', {}, billingFields)
export const TypedShippingAddress = closed('TypedShippingAddress', {}, { ...billingFields, recipient: text, studio_id: text })
export type TypedAddressWire = t.TypeOf<typeof TypedShippingAddress>

type Typed = Readonly<Record<string, string>>

/** Fields that may not be sent empty: an empty birthday or phone number is none (Commerce §5). */
const NULL_WHEN_EMPTY: readonly string[] = ['birthday', 'phone_number']

const isField = (field: string): boolean => Object.hasOwn(TypedShippingAddress.optional, field)

/** What a form holds as the service wants it; what is no field of an address stays behind. */
export const addressPayload = (typed: Typed): TypedAddressWire =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([field]) => isField(field))
      .map(([field, value]) => [field, NULL_WHEN_EMPTY.includes(field) && value.trim() === '' ? null : value]),
  )

/** Fields sent as null were not given. */
export const givenFields = (sent: TypedAddressWire): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null))
