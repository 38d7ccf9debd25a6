import type { Money } from '../money/money.ts'
import type { LocalText } from '../shop/locale.ts'

/**
 * Why a voucher takes nothing off, with what would make it valid; the eight reasons in the order of the check
 * (Commerce §8, decision A72).
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
 * A voucher on a cart; `reason` says why it counts for nothing right now. One that depends on who orders is checked once
 * more at the order, and says so: nobody learns from it before whether a mailbox is known.
 */
export type CartCoupon = { readonly code: string; readonly reason?: CouponReason; readonly isCheckedAtOrder?: true }
