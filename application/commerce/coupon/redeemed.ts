import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { CartCompleted, CartEmpty } from '../../../domain/cart/cart-refusal.ts'
import { filledCart } from '../../../domain/cart/open-cart.ts'
import { applyCoupon } from '../../../domain/cart/with-coupon.ts'
import type { CouponReason } from '../../../domain/coupon/coupon-reason.ts'
import type { CouponRefused } from '../../../domain/coupon/coupon-refusal.ts'
import { isCouponFormShown } from '../../../domain/coupon/is-coupon-form-shown.ts'
import type { CartFacts } from '../cart/cart-facts.ts'
import { refreshCart } from '../cart/refresh-cart.ts'
import { couponFactsOf } from '../cart/coupon-situation.ts'

const refused = (reason: CouponReason): CouponRefused => ({ _tag: 'CouponRefused', reason })

/** The cart with the coupon of the facts, or why it does not apply (Commerce §8). */
export const redeemed = (cart: Cart, facts: CartFacts): E.Either<CartCompleted | CartEmpty | CouponRefused, Cart> => {
  const { coupon, settings } = facts
  if (coupon === undefined || !isCouponFormShown(settings.couponChannels, cart.priceChannel))
    return E.left(refused({ _tag: 'DoesNotExist' }))
  return pipe(
    filledCart(cart),
    E.map((open) => refreshCart(open, facts)),
    E.flatMap((priced) => pipe(applyCoupon(priced, coupon.coupon, couponFactsOf(priced, facts)), E.mapLeft(refused))),
    E.map((applied) => refreshCart(applied, facts)),
  )
}
