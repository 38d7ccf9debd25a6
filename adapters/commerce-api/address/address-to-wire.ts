import type { BillingAddress, ShippingAddress } from '../../../domain/address/address.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { orNull } from '../codec/or-null.ts'
import type { BillingAddressWire, ShippingAddressWire } from './address.codec.ts'

/** A guest's address has no id and is nobody's default; the e-mail is the cart's own. */
export const billingAddressToWire = (address: BillingAddress, email: Email | undefined): BillingAddressWire => ({
  id: null,
  salutation: orNull(address.salutation),
  first_name: address.firstName,
  last_name: address.lastName,
  company: orNull(address.company),
  street: address.street,
  street_number: orNull(address.streetNumber),
  apartment: orNull(address.apartment),
  additional_info: orNull(address.additionalInfo),
  postcode: address.postcode,
  city: address.city,
  province_code: orNull(address.provinceCode),
  country_code: address.countryCode,
  phone_number: orNull(address.phoneNumber),
  email: orNull(email),
  tax_number: orNull(address.taxNumber),
  birthday: orNull(address.birthday),
  isDefault: null,
})

export const shippingAddressToWire = (address: ShippingAddress, email: Email | undefined): ShippingAddressWire => ({
  ...billingAddressToWire(address, email),
  recipient: orNull(address.recipient),
  studio_id: orNull(address.studioId),
})
