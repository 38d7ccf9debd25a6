import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { filledCart } from '../../../domain/cart/open-cart.ts'
import { applyCoupon } from '../../../domain/cart/with-coupon.ts'
import { makeCouponCode } from '../../../domain/coupon/coupon-code.ts'
import type { CouponReason } from '../../../domain/coupon/coupon-reason.ts'
import { isCouponFormShown } from '../../../domain/coupon/is-coupon-form-shown.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import { loadCartFacts } from '../cart/cart-facts.ts'
import type { CartFacts, FactDeps } from '../cart/cart-facts.ts'
import type { CartShelf } from '../cart/cart-shelf.port.ts'
import { refreshCart } from '../cart/refresh-cart.ts'
import { couponFactsOf } from './coupon-situation.ts'

/** Puts a voucher on a cart; a second one takes the first one's place (Commerce §7). */
export type RedeemCoupon = (cartToken: CartToken, code: unknown) => TE.TaskEither<Failure, Cart>
export const RedeemCoupon = token<RedeemCoupon>('RedeemCoupon')

type Deps = FactDeps & { readonly carts: CartShelf }

/** So many tries a cart has in so many seconds: more is guessing. */
export const COUPON_TRIES = 10
export const COUPON_WINDOW = 600

const refused = (reason: CouponReason): Failure => ({ _tag: 'CouponRefused', reason })

const withinTries = (deps: Deps, cartToken: CartToken): TE.TaskEither<Failure, number> => {
  const now = deps.clock.now()
  return pipe(
    deps.coupons.countTry(cartToken, now, new Date(now.getTime() - COUPON_WINDOW * 1000)),
    TE.filterOrElseW(
      (tries) => tries <= COUPON_TRIES,
      (): Failure => ({ _tag: 'TooManyAttempts' }),
    ),
  )
}

const redeemed = (cart: Cart, facts: CartFacts): E.Either<Failure, Cart> => {
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

export const makeRedeemCoupon =
  (deps: Deps): RedeemCoupon =>
  (cartToken, text) =>
    pipe(
      TE.fromEither<Failure, string>(makeCouponCode(text)),
      TE.bindTo('code'),
      TE.bindW('cart', () => deps.carts.cart(cartToken)),
      TE.tap(() => withinTries(deps, cartToken)),
      TE.flatMap(({ cart, code }) => loadCartFacts(deps)({ ...cart, coupon: { code } })),
      TE.flatMap((facts) => deps.carts.change(cartToken, (cart) => redeemed(cart, facts))),
    )
