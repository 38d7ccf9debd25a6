import type { CouponRefusal, CouponRefused } from '../../../domain/coupon/coupon-refusal.ts'
import { couponReasonOf, couponReasonToWire, CouponReasonWire } from '../cart/coupon.codec.ts'
import { at, translated, unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

export const couponRefusals = {
  InvalidCouponCode: { status: 422, ...unchanged('InvalidCouponCode', {}), marks: at('coupon_code') },
  CouponRefused: {
    status: 422,
    ...translated(
      'CouponRefused',
      { reason: CouponReasonWire },
      ({ _tag, reason }: CouponRefused) => ({ _tag, reason: couponReasonToWire(reason) }),
      ({ _tag, reason }) => ({ _tag, reason: couponReasonOf(reason) }),
    ),
    marks: at('coupon_code'),
  },
} satisfies RefusalRows<CouponRefusal>
