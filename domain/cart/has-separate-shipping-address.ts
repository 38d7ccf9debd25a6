import { sameAddress } from '../address/same-address.ts'
import type { Cart } from './cart.ts'

/** Whether the parcel goes to another door, or to another person, than the bill. */
export const hasSeparateShippingAddress = (
  { billingAddress, shippingAddress }: Pick<Cart, 'billingAddress' | 'shippingAddress'>,
): boolean =>
  billingAddress !== undefined && shippingAddress !== undefined && !sameAddress(billingAddress, shippingAddress)
