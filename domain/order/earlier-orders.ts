import type { Cart } from '../cart/cart.ts'
import { withoutMissingTrials } from '../cart/without-missing-trials.ts'
import { couponKey } from '../coupon/coupon-code.ts'
import type { Coupon } from '../coupon/coupon.ts'
import type { CouponCustomer } from '../coupon/judge-coupon.ts'
import type { AccountId } from '../customer/account-id.ts'
import type { Order } from './order.ts'

type Earlier = Pick<Order, 'status' | 'coupon' | 'lines'>

/** Cancelled orders do not count. */
const standing = <Some extends Earlier>(earlier: readonly Some[]): readonly Some[] =>
  earlier.filter(({ status }) => status !== 'cancelled')

/**
 * The earlier orders of an e-mail address that count against the current customer. Anyone can order as a guest with somebody else's
 * address: against the owner, who is signed in to a verified account, such an order counts only once it is paid. A guest cannot be
 * distinguished from that stranger, and all of them count.
 */
export const countedAgainst = <Some extends Pick<Order, 'status' | 'accountId'>>(
  earlier: readonly Some[], verified: AccountId | undefined,
): readonly Some[] =>
  earlier.filter(({ status, accountId }) => verified === undefined || accountId === verified || status !== 'payment_pending')

/** The use of a coupon in earlier orders. */
export const couponCustomer = (earlier: readonly Earlier[], { code }: Pick<Coupon, 'code'>): CouponCustomer => ({
  uses: standing(earlier).filter(({ coupon }) => coupon?.code.toUpperCase() === couponKey(code)).length,
  hasOrdered: standing(earlier).length > 0,
})

/** An e-mail address gets the trial of a product once; a second one is removed, as one that ran out (decision A58, revised). */
export const withoutRepeatedTrials = (cart: Cart, earlier: readonly Earlier[]): Cart => {
  const received = new Set(
    standing(earlier).flatMap(({ lines }) => lines.filter(({ isTrial }) => isTrial)).map(({ productId }) => productId),
  )
  return withoutMissingTrials(cart, ({ productId }) => !received.has(productId))
}
