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
 * Sets both addresses. Another country of the parcel removes the chosen shipping method, since it may not be available there or cost
 * something else; any other correction keeps the choices (decision A69), except for an invoice: it was granted to the previous payer.
 */
export const setAddresses = (cart: Cart, addresses: SubmittedAddresses): E.Either<AdvanceRefusal, Cart> => {
  const before = cart.shippingAddress?.countryCode
  const countryChanged = before !== undefined && before !== addresses.shipping.countryCode
  return pipe(
    advancedState(cart, { type: 'addresses.given', countryChanged }),
    E.map((checkoutState) => ({ ...(countryChanged ? withoutShipping(cart) : cart), checkoutState })),
    E.map((addressed) => (billsAnother(cart, addresses) ? withoutPersonalPayment(addressed) : addressed)),
    E.map((addressed) => ({ ...addressed, billingAddress: addresses.billing, shippingAddress: addresses.shipping })),
  )
}
