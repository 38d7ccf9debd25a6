import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { BillingAddress, ShippingAddress } from '../address/address.ts'
import { advancedState, type AdvanceRefusal } from './advanced-state.ts'
import type { Cart } from './cart.ts'
import { withoutShipping } from './cart-shipping.ts'

export type GivenAddresses = { readonly billing: BillingAddress; readonly shipping: ShippingAddress }

/**
 * Where the parcel and the bill go. Another country of the parcel takes the chosen way to ship away, since it may not
 * go there or cost something else; any other correction keeps what was chosen (decision A69).
 */
export const giveAddresses = (cart: Cart, given: GivenAddresses): E.Either<AdvanceRefusal, Cart> => {
  const before = cart.shippingAddress?.countryCode
  const countryChanged = before !== undefined && before !== given.shipping.countryCode
  return pipe(
    advancedState(cart, { type: 'addresses.given', countryChanged }),
    E.map((checkoutState) => ({
      ...(countryChanged ? withoutShipping(cart) : cart),
      billingAddress: given.billing,
      shippingAddress: given.shipping,
      checkoutState,
    })),
  )
}
