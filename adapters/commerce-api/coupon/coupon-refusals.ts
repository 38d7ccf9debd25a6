import type { CouponRefusal } from '../../../domain/coupon/coupon-refusal.ts'
import { couponReason } from '../cart/coupon.codec.ts'
import { at, refusals } from '../refusal/refusal-row.ts'

export const couponRefusals = refusals<CouponRefusal>({
  InvalidCouponCode: { status: 422, marks: at('coupon_code') },
  CouponRefused: { status: 422, data: { reason: couponReason }, marks: at('coupon_code') },
})
