import type { CouponReason } from './coupon-reason.ts'

export type InvalidCouponCode = { readonly _tag: 'InvalidCouponCode' }
export type CouponRefused = { readonly _tag: 'CouponRefused'; readonly reason: CouponReason }

/** Why redeeming a coupon is rejected. */
export type CouponRefusal = InvalidCouponCode | CouponRefused
