import * as t from 'io-ts'
import { closed } from '../codec/closed.ts'
import { variants } from '../codec/variants.ts'
import { nullable } from '../codec/nullable.ts'
import { TypedBillingAddress, TypedShippingAddress } from '../address/typed-address.codec.ts'

const EmailUpdate = closed('EmailUpdate', { email: t.string })
const AddressesUpdate = closed(
  'AddressesUpdate',
  { billing_address: TypedBillingAddress, shipping_address: nullable(TypedShippingAddress) },
  { email: nullable(t.string) },
)

const CouponUpdate = closed('CouponUpdate', { coupon_code: t.string })
const MilesUpdate = closed('MilesUpdate', { miles_and_more_number: t.string })
const PlainUpdate = variants('PlainUpdate', EmailUpdate, MilesUpdate, 'miles_and_more_number')
const CodeUpdate = variants('CodeUpdate', PlainUpdate, CouponUpdate, 'coupon_code')

/** One of the variants of "update order", never two at once (Commerce §7, decision A69). */
export const OrderUpdate = variants('OrderUpdate', CodeUpdate, AddressesUpdate, 'billing_address')
export type OrderUpdate = t.TypeOf<typeof OrderUpdate>
