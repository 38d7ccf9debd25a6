import * as t from 'io-ts'
import type { TypedAddress } from '../../../domain/address/address-field.ts'
import type { RawAddress } from '../../../domain/address/make-address.ts'
import { closed } from '../codec/closed.ts'
import { variants } from '../codec/variants.ts'
import { nullable } from '../codec/nullable.ts'
import { typedAddressToWire, typedAddressOf, TypedBillingAddress, TypedShippingAddress } from '../address/typed-address.codec.ts'
import { TypedText } from '../values/request-text.codec.ts'

const EmailUpdate = closed('EmailUpdate', { email: TypedText })
const AddressesUpdate = closed(
  'AddressesUpdate',
  { billing_address: TypedBillingAddress, shipping_address: nullable(TypedShippingAddress) },
  { email: nullable(TypedText) },
)

const CouponUpdate = closed('CouponUpdate', { coupon_code: TypedText })
const MilesUpdate = closed('MilesUpdate', { miles_and_more_number: TypedText })
const PlainUpdate = variants('PlainUpdate', EmailUpdate, MilesUpdate, 'miles_and_more_number')
const CodeUpdate = variants('CodeUpdate', PlainUpdate, CouponUpdate, 'coupon_code')

/** One of the variants of "update order", never two at once (Commerce §7, decision A69). */
export const OrderUpdate = variants('OrderUpdate', CodeUpdate, AddressesUpdate, 'billing_address')
export type OrderUpdate = t.TypeOf<typeof OrderUpdate>

/**
 * Both addresses as given; without `shipping` the parcel goes to the billing address; an e-mail address beside them becomes the order's.
 */
type Addresses<Address> = { readonly billing: Address; readonly shipping?: Address; readonly email?: string }

type Change<Address> =
  | { readonly _tag: 'Email'; readonly email: string }
  | { readonly _tag: 'Addresses'; readonly addresses: Addresses<Address> }
  | { readonly _tag: 'Coupon'; readonly code: string }
  | { readonly _tag: 'MilesNumber'; readonly number: string }

/** One change of a cart before it is ordered. */
export type CartChangeInput = Change<RawAddress>
export type CartChangeRequest = Change<TypedAddress>

const addressesToWire = ({ billing, shipping, email }: Addresses<TypedAddress>): OrderUpdate => ({
  billing_address: typedAddressToWire(billing),
  shipping_address: shipping === undefined ? null : typedAddressToWire(shipping),
  ...(email === undefined ? {} : { email }),
})

export const orderUpdateToWire = (change: CartChangeRequest): OrderUpdate => {
  switch (change._tag) {
    case 'Email': return { email: change.email }
    case 'Addresses': return addressesToWire(change.addresses)
    case 'Coupon': return { coupon_code: change.code }
    case 'MilesNumber': return { miles_and_more_number: change.number }
  }
}

export const orderUpdateOf = (wire: OrderUpdate): CartChangeInput => {
  if ('coupon_code' in wire) return { _tag: 'Coupon', code: wire.coupon_code }
  if ('miles_and_more_number' in wire) return { _tag: 'MilesNumber', number: wire.miles_and_more_number }
  if (!('billing_address' in wire)) return { _tag: 'Email', email: wire.email }
  const { billing_address: billing, shipping_address: shipping, email } = wire
  return {
    _tag: 'Addresses',
    addresses: {
      billing: typedAddressOf(billing),
      ...(shipping === null ? {} : { shipping: typedAddressOf(shipping) }),
      ...(email == null ? {} : { email }),
    },
  }
}
