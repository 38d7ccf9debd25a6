import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { CouponBook } from './coupon-book.port.ts'

/** So many tries a cart has in so many seconds: more is guessing. */
const COUPON_TRIES = 10
const COUPON_WINDOW = 600

/** Counts a try to put a voucher on a cart, and refuses those who guess. */
export const withinTries = (
  deps: { readonly coupons: CouponBook; readonly clock: Clock },
  cartToken: CartToken,
): TE.TaskEither<Failure, number> => {
  const now = deps.clock.now()
  return pipe(
    deps.coupons.countTry(cartToken, now, new Date(now.getTime() - COUPON_WINDOW * 1000)),
    TE.filterOrElseW(
      (tries) => tries <= COUPON_TRIES,
      (): Failure => ({ _tag: 'TooManyAttempts' }),
    ),
  )
}
