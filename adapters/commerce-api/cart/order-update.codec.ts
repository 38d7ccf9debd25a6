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

/** One of the variants of "update order", never two at once (Commerce §7, decision A69). */
export const OrderUpdate = variants('OrderUpdate', EmailUpdate, AddressesUpdate, 'billing_address')
export type OrderUpdate = t.TypeOf<typeof OrderUpdate>
