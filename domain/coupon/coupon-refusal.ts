import type { CouponReason } from './coupon-reason.ts'

export type InvalidCouponCode = { readonly _tag: 'InvalidCouponCode' }
export type CouponRefused = { readonly _tag: 'CouponRefused'; readonly reason: CouponReason }

/** What may be said to somebody who redeems a voucher. */
export type CouponRefusal = InvalidCouponCode | CouponRefused
