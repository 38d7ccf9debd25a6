import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import { makeCouponCode } from '../../../domain/coupon/coupon-code.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { CouponRepository, CouponOwner, CouponStanding } from './coupon-repository.port.ts'

/** The current standing of a cart's coupon; a customer is passed only where the caller is signed in. */
export const loadCoupon = (
  deps: { readonly coupons: CouponRepository },
  cart: Pick<Cart, 'coupon'>,
  customer?: CouponOwner,
): TE.TaskEither<ServiceUnavailable, CouponStanding | undefined> => {
  const code = makeCouponCode(cart.coupon?.code)
  if (E.isLeft(code)) return TE.right(undefined)
  return deps.coupons.standing(code.right, customer?.customer, customer?.owner)
}
