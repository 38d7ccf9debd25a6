import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CouponCode } from '../../../domain/coupon/coupon-code.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Coupon } from '../../../domain/coupon/coupon.ts'
import type { CouponCustomer } from '../../../domain/coupon/judge-coupon.ts'
import type { CustomerKey } from '../../../domain/coupon/customer-key.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** Somebody who is signed in to a verified account, as vouchers count them. */
export type CouponOwner = { readonly customer: CustomerKey; readonly owner: AccountId }

/** A voucher, how often it was used so far in all, and what is known of the customer who was named. */
export type CouponStanding = { readonly coupon: Coupon; readonly uses: number; readonly customer?: CouponCustomer }

/** The shop's vouchers. Uses are taken where orders are placed and given back where they are cancelled. */
export interface CouponBook {
  /**
   * By its code in whatever case; `undefined` for a voucher that does not exist. `owner`: the verified account of the customer; what
   * guests with the same address did not pay does not count against it.
   */
  readonly standing: (
    code: CouponCode, customer?: CustomerKey, owner?: AccountId,
  ) => TaskEither<ServiceUnavailable, CouponStanding | undefined>
}
