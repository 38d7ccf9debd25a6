import { sameAddress } from '../address/same-address.ts'
import type { Cart } from './cart.ts'

/** Whether the parcel goes to another place, or to another person, than the invoice. */
export const hasSeparateShippingAddress = (
  { billingAddress, shippingAddress }: Pick<Cart, 'billingAddress' | 'shippingAddress'>,
): boolean =>
  billingAddress !== undefined && shippingAddress !== undefined && !sameAddress(billingAddress, shippingAddress)
