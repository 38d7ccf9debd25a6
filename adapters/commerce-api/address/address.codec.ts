import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { BillingAddress, ShippingAddress } from '../../../domain/address/address.ts'
import { makeSalutation } from '../../../domain/address/salutation.ts'
import { optional, written } from '../codec/field.ts'
import { type Fields, record } from '../codec/record.ts'
import { valueCodec } from '../codec/value-codec.ts'
import { CountryCode } from '../values/codes.codec.ts'

const text = optional(t.string)

/** Empty text means no salutation only in a form. */
const Salutation = valueCodec('Salutation', { type: ['integer', 'null'], enum: [1, 2] }, (input) =>
  (input === '' ? E.left(input) : makeSalutation(input)))

/** The e-mail address belongs to the cart and is written among the fields of its addresses. */
export const addressFields = {
  salutation: optional(Salutation),
  firstName: t.string, lastName: t.string, company: text, street: t.string, streetNumber: text, apartment: text, additionalInfo: text,
  postcode: t.string, city: t.string, provinceCode: text, countryCode: CountryCode, phoneNumber: text,
  email: written(text, (_, scope) => scope.email),
  taxNumber: text, birthday: text,
} satisfies Fields<BillingAddress>

/** A guest's address has no id and is never a default. */
export const billingFields = {
  id: written(optional(t.number), () => undefined),
  ...addressFields,
  isDefault: written(optional(t.boolean), () => undefined),
} satisfies Fields<BillingAddress>

export const shippingFields = { ...billingFields, recipient: text, studioId: text } satisfies Fields<ShippingAddress>

/** An address as stored with an order (Commerce §3). */
export const BillingAddressRecord = record<BillingAddress>('BillingAddress', billingFields)
export const ShippingAddressRecord = record<ShippingAddress>('ShippingAddress', shippingFields)
