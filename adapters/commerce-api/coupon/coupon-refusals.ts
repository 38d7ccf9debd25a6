import type { CouponRefusal, CouponRefused } from '../../../domain/coupon/coupon-refusal.ts'
import { couponReason } from '../cart/coupon.codec.ts'
import { tagged } from '../codec/tagged-union.ts'
import { at, unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

export const couponRefusals = {
  InvalidCouponCode: { status: 422, ...unchanged('InvalidCouponCode', {}), marks: at('coupon_code') },
  CouponRefused: { status: 422, ...tagged<CouponRefused>('CouponRefused', { reason: couponReason }), marks: at('coupon_code') },
} satisfies RefusalRows<CouponRefusal>
