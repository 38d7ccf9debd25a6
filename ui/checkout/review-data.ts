import type { Cart } from '../../domain/cart/cart.ts'
import { toAddressLines } from '../address/address-lines.ts'
import type { AddressLines } from '../address/address-lines.ts'

/** The entered data, for review before ordering. */
export type ReviewData = {
  readonly email?: string
  readonly billing?: AddressLines
  readonly shipping?: AddressLines
  readonly shippingMethod?: string
  /** The range of delivery dates, formatted. */
  readonly arrival?: string
}

export const toReview = ({ email, billingAddress, shippingAddress, shippingMethod }: Cart, arrival?: string): ReviewData => ({
  ...(email === undefined ? {} : { email }),
  ...(billingAddress === undefined ? {} : { billing: toAddressLines(billingAddress) }),
  ...(shippingAddress === undefined ? {} : { shipping: toAddressLines(shippingAddress) }),
  ...(shippingMethod === undefined ? {} : { shippingMethod }),
  ...(arrival === undefined ? {} : { arrival }),
})
