import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { BillingAddress, ShippingAddress } from '../address/address.ts'
import { sameAddress } from '../address/same-address.ts'
import { advancedState, type AdvanceRefusal } from './advanced-state.ts'
import type { Cart } from './cart.ts'
import { withoutShipping } from './cart-shipping.ts'
import { withoutPersonalPayment } from './withdraw-payment.ts'

export type SubmittedAddresses = { readonly billing: BillingAddress; readonly shipping: ShippingAddress }

const billsAnother = ({ billingAddress: before }: Cart, { billing }: SubmittedAddresses): boolean =>
  before !== undefined && !sameAddress(before, billing)

/**
 * Where the parcel and the bill go. Another country of the parcel takes the chosen way to ship away, since it may not
 * go there or cost something else; any other correction keeps what was chosen (decision A69), but for an invoice: that was
 * granted to whom the bill went before.
 */
export const setAddresses = (cart: Cart, given: SubmittedAddresses): E.Either<AdvanceRefusal, Cart> => {
  const before = cart.shippingAddress?.countryCode
  const countryChanged = before !== undefined && before !== given.shipping.countryCode
  return pipe(
    advancedState(cart, { type: 'addresses.given', countryChanged }),
    E.map((checkoutState) => ({ ...(countryChanged ? withoutShipping(cart) : cart), checkoutState })),
    E.map((addressed) => (billsAnother(cart, given) ? withoutPersonalPayment(addressed) : addressed)),
    E.map((addressed) => ({ ...addressed, billingAddress: given.billing, shippingAddress: given.shipping })),
  )
}
