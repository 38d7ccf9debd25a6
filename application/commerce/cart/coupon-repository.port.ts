import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CouponCode } from '../../../domain/coupon/coupon-code.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Coupon } from '../../../domain/coupon/coupon.ts'
import type { CouponCustomer } from '../../../domain/coupon/judge-coupon.ts'
import type { CustomerKey } from '../../../domain/coupon/customer-key.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** A signed-in customer with a verified account, as coupons count customers. */
export type CouponOwner = { readonly customer: CustomerKey; readonly owner: AccountId }

/** A coupon, its total number of uses, and its use by the customer if one was named. */
export type CouponStanding = { readonly coupon: Coupon; readonly uses: number; readonly customer?: CouponCustomer }

/** The shop's coupons. Uses are taken when orders are placed and returned when they are cancelled. */
export interface CouponRepository {
  /**
   * By its code, case-insensitively; `undefined` if there is none. `owner`: the verified account of the customer; unpaid orders of guests
   * with the same address do not count against it.
   */
  readonly standing: (
    code: CouponCode, customer?: CustomerKey, owner?: AccountId,
  ) => TaskEither<ServiceUnavailable, CouponStanding | undefined>
}
