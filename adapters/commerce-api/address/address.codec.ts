import * as t from 'io-ts'
import type { BillingField, DeliveryField } from '../../../domain/address/address-field.ts'
import type { BillingAddress, ShippingAddress } from '../../../domain/address/address.ts'
import { makeSalutation } from '../../../domain/address/salutation.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { nullable } from '../codec/nullable.ts'
import { snakeRecord } from '../codec/snake-record.ts'
import { valueCodec } from '../codec/value-codec.ts'
import { CountryCode } from '../values/codes.codec.ts'

const Salutation = nullable(valueCodec('Salutation', { type: ['integer', 'null'], enum: [1, 2] }, makeSalutation))
const text = nullable(t.string)

/** The e-mail address belongs to the cart and is written among the fields of its addresses. */
type WireField = BillingField | 'email'
const billing = snakeRecord({
  salutation: Salutation, firstName: t.string, lastName: t.string, company: text, street: t.string, streetNumber: text,
  apartment: text, additionalInfo: text, postcode: t.string, city: t.string, provinceCode: text, countryCode: CountryCode,
  phoneNumber: text, email: text, taxNumber: text, birthday: text,
} satisfies { readonly [field in WireField]: t.Mixed })

const delivery = snakeRecord({ recipient: text, studioId: text } satisfies { readonly [field in DeliveryField]: t.Mixed })

/** A guest's address has no id and is never a default. */
const billingProps = { id: nullable(t.number), ...billing.props, isDefault: nullable(t.boolean) }

/** An address as stored with an order (Commerce §3). */
export const BillingAddressWire = t.strict(billingProps, 'BillingAddress')
export const ShippingAddressWire = t.strict({ ...billingProps, ...delivery.props }, 'ShippingAddress')
export type BillingAddressWire = t.TypeOf<typeof BillingAddressWire>
export type ShippingAddressWire = t.TypeOf<typeof ShippingAddressWire>

export const billingAddressToWire = (address: BillingAddress, email: Email | undefined): BillingAddressWire => ({
  id: null,
  ...billing.toWire({ ...address, ...omitUndefined({ email }) }),
  isDefault: null,
})

export const shippingAddressToWire = (address: ShippingAddress, email: Email | undefined): ShippingAddressWire => ({
  ...billingAddressToWire(address, email),
  ...delivery.toWire(address),
})

export const billingAddressOf = (wire: BillingAddressWire): BillingAddress => {
  const { email: _ofTheCart, ...address } = billing.ofWire(wire)
  return address
}

export const shippingAddressOf = (wire: ShippingAddressWire): ShippingAddress => ({
  ...billingAddressOf(wire),
  ...delivery.ofWire(wire),
})
