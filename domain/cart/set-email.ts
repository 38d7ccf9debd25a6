import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Email } from '../customer/email.ts'
import { canonicalEmailOf } from '../customer/same-email.ts'
import { advancedState, type AdvanceRefusal } from './advanced-state.ts'
import type { Cart } from './cart.ts'
import { withoutPersonalPayment } from './withdraw-payment.ts'

const ofAnother = ({ email: before }: Cart, email: Email): boolean =>
  before !== undefined && canonicalEmailOf(before) !== canonicalEmailOf(email)

/** The result of a coupon check depends on the payer and is dropped for another payer. */
const withUncheckedCoupon = ({ coupon, ...cart }: Cart): Cart => (coupon === undefined ? cart : { ...cart, coupon: { code: coupon.code } })

/** Sets the owner of the order; the first step of a guest. Another payer chooses a payment method again (Commerce §4, decision A69). */
export const setEmail = (cart: Cart, email: Email): E.Either<AdvanceRefusal, Cart> =>
  pipe(
    advancedState(cart, { type: 'email.given' }),
    E.map((checkoutState) => ({ ...cart, checkoutState })),
    E.map((advanced) => ({ ...(ofAnother(cart, email) ? withUncheckedCoupon(withoutPersonalPayment(advanced)) : advanced), email })),
  )
