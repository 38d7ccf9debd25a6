import type { Cart } from '../../domain/cart/cart.ts'
import { toAddressLines } from '../address/address-lines.ts'
import type { AddressLines } from '../address/address-lines.ts'

/** What was given so far, to be read once more before ordering. */
export type ReviewData = {
  readonly email?: string
  readonly billing?: AddressLines
  readonly shipping?: AddressLines
  readonly shippingMethod?: string
  /** The days between which it comes that way, as people say them. */
  readonly arrival?: string
}

export const toReview = ({ email, billingAddress, shippingAddress, shippingMethod }: Cart, arrival?: string): ReviewData => ({
  ...(email === undefined ? {} : { email }),
  ...(billingAddress === undefined ? {} : { billing: toAddressLines(billingAddress) }),
  ...(shippingAddress === undefined ? {} : { shipping: toAddressLines(shippingAddress) }),
  ...(shippingMethod === undefined ? {} : { shippingMethod }),
  ...(arrival === undefined ? {} : { arrival }),
})
