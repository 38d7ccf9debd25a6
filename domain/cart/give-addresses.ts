import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { BillingAddress, ShippingAddress } from '../address/address.ts'
import type { Email } from '../customer/email.ts'
import { advancedState, type AdvanceRefusal } from './advanced-state.ts'
import type { Cart } from './cart.ts'
import { withoutShipping } from './cart-shipping.ts'
import { giveEmail } from './give-email.ts'

export type GivenAddresses = {
  readonly billing: BillingAddress
  readonly shipping: ShippingAddress
  /** A signed-in customer's own, who never saw the customer step. */
  readonly email?: Email
}

const addressed = (cart: Cart, given: GivenAddresses): E.Either<AdvanceRefusal, Cart> => {
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

/**
 * Where the parcel and the bill go. Another country of the parcel takes the chosen way to ship away, since it may not
 * go there or cost something else; any other correction keeps what was chosen (decision A69).
 */
export const giveAddresses = (cart: Cart, given: GivenAddresses): E.Either<AdvanceRefusal, Cart> =>
  pipe(
    given.email === undefined ? E.right(cart) : giveEmail(cart, given.email),
    E.flatMap((known) => addressed(known, given)),
  )
