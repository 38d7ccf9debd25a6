import * as E from 'fp-ts/lib/Either.js'
import type { CouponReason } from '../coupon/coupon-reason.ts'
import type { Coupon } from '../coupon/coupon.ts'
import { isPersonal, judgeCoupon, type CouponSituation } from '../coupon/judge-coupon.ts'
import { promotionOf } from '../coupon/promotion-of.ts'
import { zero, type Money } from '../money/money.ts'
import { inLocale } from '../shop/locale.ts'
import type { Cart } from './cart.ts'
import { withSettledTotals } from './with-totals.ts'

type Promoted = Pick<Cart, 'coupon' | 'discountNote'>

/** Set in one step: a moment at full price would ask for a payment that is not needed. */
const promoted = (
  { coupon: _coupon, discountNote: _note, ...cart }: Cart,
  orderPromotionTotal: Money,
  by: Promoted = {},
): Cart => withSettledTotals({ ...cart, ...by, totals: { ...cart.totals, orderPromotionTotal } })

/** The cart without coupon, at full price. */
export const withoutCoupon = (cart: Cart): Cart => promoted(cart, zero(cart.currency))

/** What a coupon is judged by besides the cart itself. */
export type CouponFacts = Omit<CouponSituation, 'lines' | 'currency'>

const counting = (cart: Cart, coupon: Coupon, { customer }: CouponFacts): Cart =>
  promoted(cart, promotionOf(coupon, cart.lines, cart.currency), {
    coupon: { code: coupon.code, ...(customer === undefined && isPersonal(coupon) ? { isCheckedAtOrder: true } : {}) },
    ...(coupon.note === undefined ? {} : { discountNote: inLocale(coupon.note, cart.locale) }),
  })

/** Applies a coupon to the cart, or returns why it takes nothing off (Commerce §8). */
export const applyCoupon = (cart: Cart, coupon: Coupon, facts: CouponFacts): E.Either<CouponReason, Cart> =>
  E.map(() => counting(cart, coupon, facts))(judgeCoupon(coupon, { ...facts, lines: cart.lines, currency: cart.currency }))

/** The reason found at order placement stays until another payer is set: a check of the cart alone cannot know it. */
const couponReasonAtOrder = ({ coupon }: Cart, { customer }: CouponFacts): CouponReason | undefined =>
  customer === undefined && (coupon?.reason?._tag === 'UsedByCustomer' || coupon?.reason?._tag === 'NewCustomersOnly')
    ? coupon.reason
    : undefined

/** Marks the coupon as refused for this payer. */
export const refuseCoupon = (cart: Cart, reason: CouponReason): Cart =>
  cart.coupon === undefined ? cart : promoted(cart, zero(cart.currency), { coupon: { code: cart.coupon.code, reason } })

/** A coupon that is not valid at the moment stays visible with its reason and takes nothing off; it counts again once it is valid. */
export const refreshCoupon = (cart: Cart, coupon: Coupon | undefined, facts: CouponFacts): Cart => {
  if (cart.coupon === undefined) return withoutCoupon(cart)
  const applied = coupon === undefined ? E.left<CouponReason>({ _tag: 'DoesNotExist' }) : applyCoupon(cart, coupon, facts)
  const reason = E.isLeft(applied) ? applied.left : couponReasonAtOrder(cart, facts)
  return E.isRight(applied) && reason === undefined ? applied.right : refuseCoupon(cart, reason ?? { _tag: 'DoesNotExist' })
}
