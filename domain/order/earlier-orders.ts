import type { Cart } from '../cart/cart.ts'
import { withoutMissingTrials } from '../cart/without-missing-trials.ts'
import { couponKey } from '../coupon/coupon-code.ts'
import type { Coupon } from '../coupon/coupon.ts'
import type { CouponCustomer } from '../coupon/judge-coupon.ts'
import type { AccountId } from '../customer/account-id.ts'
import type { Order } from './order.ts'

type Earlier = Pick<Order, 'status' | 'coupon' | 'lines'>

/** What was cancelled was never bought. */
const standing = <Some extends Earlier>(earlier: readonly Some[]): readonly Some[] =>
  earlier.filter(({ status }) => status !== 'cancelled')

/**
 * The earlier orders of an e-mail address that count against whoever orders now. Anybody can order as a guest with an address that is
 * not theirs: against the owner, who is signed in to a verified account, such an order counts once it is paid. A guest cannot be told
 * from that stranger, and all of them count.
 */
export const countedAgainst = <Some extends Pick<Order, 'status' | 'accountId'>>(
  earlier: readonly Some[], verified: AccountId | undefined,
): readonly Some[] =>
  earlier.filter(({ status, accountId }) => verified === undefined || accountId === verified || status !== 'payment_pending')

/** What earlier orders say of somebody who brings a voucher. */
export const couponCustomer = (earlier: readonly Earlier[], { code }: Pick<Coupon, 'code'>): CouponCustomer => ({
  uses: standing(earlier).filter(({ coupon }) => coupon?.code.toUpperCase() === couponKey(code)).length,
  hasOrdered: standing(earlier).length > 0,
})

/** A mailbox gets the trial of a product once; a second one stays away, as one does that ran out (decision A58, revised). */
export const withoutRepeatedTrials = (cart: Cart, earlier: readonly Earlier[]): Cart => {
  const given = new Set(standing(earlier).flatMap(({ lines }) => lines.filter(({ isTrial }) => isTrial)).map(({ productId }) => productId))
  return withoutMissingTrials(cart, ({ productId }) => !given.has(productId))
}
