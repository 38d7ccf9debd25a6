import * as E from 'fp-ts/Either'
import type { AddressField } from '../../../domain/address/address-field.ts'
import type { AddressRules, RawAddress as AddressFields } from '../../../domain/address/make-address.ts'
import { makeBillingAddress, makeShippingAddress } from '../../../domain/address/make-address.ts'
import type { GivenAddresses } from '../../../domain/cart/give-addresses.ts'
import type { Refusal } from '../../../domain/refusal.ts'
import type { RawAddress } from './raw-address.ts'

const WIRE_NAMES = {
  salutation: 'salutation',
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  street: 'street',
  streetNumber: 'street_number',
  apartment: 'apartment',
  additionalInfo: 'additional_info',
  postcode: 'postcode',
  city: 'city',
  provinceCode: 'province_code',
  countryCode: 'country_code',
  phoneNumber: 'phone_number',
  taxNumber: 'tax_number',
  birthday: 'birthday',
  recipient: 'recipient',
  studioId: 'studio_id',
} as const satisfies Record<AddressField, string>

const fieldsOf = (raw: RawAddress): AddressFields =>
  Object.fromEntries(
    Object.entries(WIRE_NAMES).flatMap(([field, wire]) => (Object.hasOwn(raw, wire) ? [[field, raw[wire]]] : [])),
  )

/** Both addresses, or every fault of both at once. Without a shipping address the parcel goes where the bill goes. */
export const readAddresses = (
  given: { readonly billing: RawAddress; readonly shipping?: RawAddress },
  rules: AddressRules,
): E.Either<Refusal, GivenAddresses> => {
  const billing = makeBillingAddress(fieldsOf(given.billing), rules)
  const shipping = given.shipping === undefined ? billing : makeShippingAddress(fieldsOf(given.shipping), rules)
  if (E.isRight(billing) && E.isRight(shipping)) return E.right({ billing: billing.right, shipping: shipping.right })
  return E.left({
    _tag: 'InvalidAddress',
    billing: E.isLeft(billing) ? billing.left : [],
    shipping: given.shipping !== undefined && E.isLeft(shipping) ? shipping.left : [],
  })
}
