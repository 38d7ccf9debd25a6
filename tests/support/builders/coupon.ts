import { makeCouponCode, type CouponCode } from '../../../domain/coupon/coupon-code.ts'
import type { Coupon } from '../../../domain/coupon/coupon.ts'
import { made } from './made.ts'

export const couponCode = (text: string): CouponCode => made(makeCouponCode(text))

/** SAVE10: a tenth off everything for everyone by default. */
export const aCoupon = ({ code = 'SAVE10', ...stated }: Partial<Omit<Coupon, 'code'>> & { readonly code?: string } = {}): Coupon => ({
  discount: { _tag: 'Percent', percent: 10 },
  newCustomersOnly: false,
  notWithPromotionalPrices: false,
  ...stated,
  code: couponCode(code),
})
