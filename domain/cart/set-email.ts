import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Email } from '../customer/email.ts'
import { canonicalEmailOf } from '../customer/same-email.ts'
import { advancedState, type AdvanceRefusal } from './advanced-state.ts'
import type { Cart } from './cart.ts'
import { withoutPersonalPayment } from './withdraw-payment.ts'

const ofAnother = ({ email: before }: Cart, email: Email): boolean =>
  before !== undefined && canonicalEmailOf(before) !== canonicalEmailOf(email)

/** What a voucher was told of one payer is asked anew of another. */
const askedAnew = ({ coupon, ...cart }: Cart): Cart => (coupon === undefined ? cart : { ...cart, coupon: { code: coupon.code } })

/** Whom the order belongs to; the first step of a guest. Another payer chooses how to pay anew (Commerce §4, decision A69). */
export const setEmail = (cart: Cart, email: Email): E.Either<AdvanceRefusal, Cart> =>
  pipe(
    advancedState(cart, { type: 'email.given' }),
    E.map((checkoutState) => ({ ...cart, checkoutState })),
    E.map((given) => ({ ...(ofAnother(cart, email) ? askedAnew(withoutPersonalPayment(given)) : given), email })),
  )
