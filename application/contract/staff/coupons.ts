import type { Coupon } from '../../../domain/coupon/coupon.ts'
import type { CouponInput } from '../../../domain/coupon/make-coupon.ts'
import type { StaffPermission } from '../../../domain/staff/staff-permission.ts'
import { operation, type } from '../operation.ts'

/** A coupon without the products it is for. */
export type StaffCoupon = Omit<Coupon, 'code' | 'products' | 'note'> & { readonly code: string }

export type CouponResults = {
  readonly coupons: readonly { readonly coupon: StaffCoupon; readonly uses: number }[]
  readonly total: number
  readonly pages: number
}

/** With this permission neither the value of coupons nor their number a day is limited. */
export const UNLIMITED_COUPONS: StaffPermission = 'coupons:unlimited'

/** Coupons. */
export const staffCouponContract = {
  listCoupons: operation({
    input: type<{ readonly text?: string; readonly page: number }>(), output: type<CouponResults>(), refusals: ['Malformed'],
    permission: 'coupons:write',
  }),
  createCoupon: operation({
    input: type<CouponInput>(), output: type<void>(),
    refusals: ['InvalidCoupon', 'CouponOutOfBounds', 'CouponCodeTaken', 'TooManyAttempts'], permission: 'coupons:write',
  }),
  /** As of today; orders that used it keep their discount. */
  endCoupon: operation({
    input: type<{ readonly code: string }>(), output: type<void>(), refusals: ['NotFound'], permission: 'coupons:write',
  }),
}
