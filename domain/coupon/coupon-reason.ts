import type { Money } from '../money/money.ts'
import type { LocalText } from '../shop/locale.ts'

/**
 * Why a coupon takes nothing off, with what would make it valid; the eight reasons in the order of the check (Commerce §8, decision
 * A72).
 */
export type CouponReason =
  | { readonly _tag: 'DoesNotExist' }
  | { readonly _tag: 'Expired'; readonly lastDay: string }
  | { readonly _tag: 'UsageLimitReached' }
  | { readonly _tag: 'UsedByCustomer' }
  | { readonly _tag: 'NewCustomersOnly' }
  | { readonly _tag: 'OtherProductsOnly'; readonly titles: readonly LocalText[] }
  | { readonly _tag: 'BelowMinimum'; readonly minimum: Money; readonly missing: Money }
  | { readonly _tag: 'NotWithPromotionalPrices' }

/**
 * A coupon on a cart; `reason` is why it does not count at the moment. A coupon that depends on the customer is checked again at order
 * placement, and says so: before that, it must not reveal whether an e-mail address is known.
 */
export type CartCoupon = { readonly code: string; readonly reason?: CouponReason; readonly isCheckedAtOrder?: true }
