import * as E from 'fp-ts/lib/Either.js'
import type { CouponRepository } from '../../../application/commerce/cart/coupon-repository.port.ts'
import type { CouponUse } from '../../../application/commerce/order/order-repository.port.ts'
import { couponKey } from '../../../domain/coupon/coupon-code.ts'
import type { CouponReason } from '../../../domain/coupon/coupon-reason.ts'
import { customerKey, type CustomerKey } from '../../../domain/coupon/customer-key.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { countedAgainst } from '../../../domain/order/earlier-orders.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { CouponRefused } from '../../../domain/coupon/coupon-refusal.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

const standingIn = ({ couponUses, orders, coupons }: ShopState, code: string, customer?: CustomerKey, owner?: AccountId) => {
  const coupon = coupons.get(code)
  if (coupon === undefined) return undefined
  const uses = [...couponUses].filter(([, use]) => couponKey(use.code) === code)
  const counted = countedAgainst([...orders.values()], owner)
  const tokens = new Set(counted.map(({ token }) => token))
  const ownUse = {
    uses: uses.filter(([token, use]) => use.customer === customer && tokens.has(token)).length,
    hasOrdered: counted.some(
      ({ email, status }) => status !== 'cancelled' && customerKey(email) === customer,
    ),
  }
  return { coupon, uses: uses.length, ...(customer === undefined ? {} : { customer: ownUse }) }
}

export const openCouponRepository = (state: ShopState): CouponRepository => ({
  standing: (code, customer, owner) => atomically(() => E.right(standingIn(state, couponKey(code), customer, owner))),
})

const refused = (reason: CouponReason): E.Either<CouponRefused, never> => E.left({ _tag: 'CouponRefused', reason })

/** Whether the coupon may be used; checked in the same synchronous step as its use. */
export const couponFree = (state: ShopState, use: CouponUse | undefined): E.Either<CouponRefused, void> => {
  if (use === undefined) return E.right(undefined)
  const standing = standingIn(state, couponKey(use.code), use.customer, use.owner)
  if (standing === undefined || standing.uses >= (standing.coupon.usageLimit ?? Infinity)) return refused({ _tag: 'UsageLimitReached' })
  if ((standing.customer?.uses ?? 0) >= (use.usesPerCustomer ?? Infinity)) return refused({ _tag: 'UsedByCustomer' })
  return use.newCustomersOnly && standing.customer?.hasOrdered === true ? refused({ _tag: 'NewCustomersOnly' }) : E.right(undefined)
}

export const redeemCoupon = (state: ShopState, order: Order, use: CouponUse | undefined): void => {
  if (use !== undefined) state.couponUses.set(order.token, use)
}

/** Returns the coupon use of an order; idempotent. */
export const releaseCoupon = (state: ShopState, order: Order): void => {
  const use = state.couponUses.get(order.token)
  if (use === undefined) return
  state.couponUses.delete(order.token)
  state.releasedCouponUses.set(order.token, use)
}

/** Takes the returned coupon use of an order again. */
export const redeemCouponAgain = (state: ShopState, order: Order): void => {
  redeemCoupon(state, order, state.releasedCouponUses.get(order.token))
  state.releasedCouponUses.delete(order.token)
}
