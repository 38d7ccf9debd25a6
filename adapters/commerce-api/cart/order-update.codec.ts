import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { TypedAddress } from '../../../domain/address/address-field.ts'
import type { RawAddress } from '../../../domain/address/make-address.ts'
import { closed } from '../codec/closed.ts'
import { variants } from '../codec/variants.ts'
import { nullable } from '../codec/nullable.ts'
import { TypedBillingRecord, TypedShippingRecord } from '../address/typed-address.codec.ts'
import { TypedText } from '../values/request-text.codec.ts'
import type { Addresses, CartChange } from '../../../application/contract/checkout.ts'
import { changingCart } from '../operations/request-forms.ts'

const EmailUpdate = closed('EmailUpdate', { email: TypedText })
const AddressesUpdate = closed(
  'AddressesUpdate',
  { billing_address: TypedBillingRecord.wire, shipping_address: nullable(TypedShippingRecord.wire) },
  { email: nullable(TypedText) },
)

const CouponUpdate = closed('CouponUpdate', { coupon_code: TypedText })
const MilesUpdate = closed('MilesUpdate', { miles_and_more_number: TypedText })
const PlainUpdate = variants('PlainUpdate', EmailUpdate, MilesUpdate, 'miles_and_more_number')
const CodeUpdate = variants('CodeUpdate', PlainUpdate, CouponUpdate, 'coupon_code')

/** One of the variants of "update order", never two at once (Commerce §7, decision A69). */
const OrderUpdate = variants('OrderUpdate', CodeUpdate, AddressesUpdate, 'billing_address')
type OrderUpdate = t.TypeOf<typeof OrderUpdate>

const addressesToWire = ({ billing, shipping, email }: Addresses<TypedAddress>): OrderUpdate => ({
  billing_address: TypedBillingRecord.write(billing, {}),
  shipping_address: shipping === undefined ? null : TypedShippingRecord.write(shipping, {}),
  ...(email === undefined ? {} : { email }),
})

const orderUpdateToWire = (change: CartChange<TypedAddress>): OrderUpdate => {
  switch (change._tag) {
    case 'Email': return { email: change.email }
    case 'Addresses': return addressesToWire(change.addresses)
    case 'Coupon': return { coupon_code: change.code }
    case 'MilesNumber': return { miles_and_more_number: change.number }
  }
}

const orderUpdateOf = (wire: OrderUpdate): CartChange<RawAddress> => {
  if ('coupon_code' in wire) return { _tag: 'Coupon', code: wire.coupon_code }
  if ('miles_and_more_number' in wire) return { _tag: 'MilesNumber', number: wire.miles_and_more_number }
  if (!('billing_address' in wire)) return { _tag: 'Email', email: wire.email }
  const { billing_address: billing, shipping_address: shipping, email } = wire
  return {
    _tag: 'Addresses',
    addresses: {
      billing: TypedBillingRecord.read(billing as never, {}),
      ...(shipping === null ? {} : { shipping: TypedShippingRecord.read(shipping as never, {}) }),
      ...(email == null ? {} : { email }),
    },
  }
}

export const updateOrderRequest =
  changingCart<OrderUpdate, { readonly change: CartChange<RawAddress> }, { readonly change: CartChange<TypedAddress> }>({
    body: OrderUpdate,
    encode: ({ change }) => orderUpdateToWire(change),
    decode: (wire) => E.right({ change: orderUpdateOf(wire) }),
  })
