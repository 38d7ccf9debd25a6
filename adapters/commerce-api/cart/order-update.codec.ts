import type { TypedAddress } from '../../../domain/address/address-field.ts'
import type { Addresses, CartChange } from '../../../application/contract/checkout.ts'
import { TypedBillingRecord, TypedShippingRecord } from '../address/typed-address.codec.ts'
import { as, optional, orNull } from '../codec/field.ts'
import { closedRecord, named } from '../codec/record.ts'
import { variants } from '../codec/variants.ts'
import { TypedText } from '../values/request-text.codec.ts'

type Change = CartChange<TypedAddress>

const EmailUpdate = closedRecord<{ readonly email: string }>('EmailUpdate', { email: TypedText })
const AddressesUpdate = closedRecord<Addresses<TypedAddress>>('AddressesUpdate', {
  billing: as('billing_address', TypedBillingRecord), shipping: as('shipping_address', orNull(TypedShippingRecord)),
  email: optional(TypedText),
})
const CouponUpdate = closedRecord<{ readonly code: string }>('CouponUpdate', { code: as('coupon_code', TypedText) })
const MilesUpdate = closedRecord<{ readonly number: string }>('MilesUpdate', { number: as('miles_and_more_number', TypedText) })

const PlainUpdate = variants('PlainUpdate', EmailUpdate.wire, MilesUpdate.wire, 'miles_and_more_number')
const CodeUpdate = variants('CodeUpdate', PlainUpdate, CouponUpdate.wire, 'coupon_code')

const read = (wire: object): Change => {
  if ('coupon_code' in wire) return { _tag: 'Coupon', ...CouponUpdate.read(wire as never, {}) }
  if ('miles_and_more_number' in wire) return { _tag: 'MilesNumber', ...MilesUpdate.read(wire as never, {}) }
  return 'billing_address' in wire
    ? { _tag: 'Addresses', addresses: AddressesUpdate.read(wire as never, {}) }
    : { _tag: 'Email', ...EmailUpdate.read(wire as never, {}) }
}

const write = (change: Change): unknown => {
  switch (change._tag) {
    case 'Email': return EmailUpdate.write(change, {})
    case 'Addresses': return AddressesUpdate.write(change.addresses, {})
    case 'Coupon': return CouponUpdate.write(change, {})
    case 'MilesNumber': return MilesUpdate.write(change, {})
  }
}

/** One of the variants of "update order", never two at once (Commerce §7, decision A69). */
export const OrderUpdateRequest =
  named<Change>('OrderUpdate', { wire: variants('OrderUpdate', CodeUpdate, AddressesUpdate.wire, 'billing_address'), read, write })
