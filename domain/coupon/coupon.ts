import type { Money } from '../money/money.ts'
import type { ProductId } from '../product/product.ts'
import type { LocalText } from '../shop/locale.ts'
import type { CouponCode } from './coupon-code.ts'

/** Whole percent of the goods, or an amount; never more than the goods are worth. */
export type Discount =
  | { readonly _tag: 'Percent'; readonly percent: number }
  | { readonly _tag: 'Fixed'; readonly amount: Money }

export type CouponProduct = { readonly productId: ProductId; readonly titles: LocalText }

/** A voucher and everything that may keep it from being used; what is absent limits nothing (Commerce §8). */
export type Coupon = {
  readonly code: CouponCode
  readonly discount: Discount
  /** Orders in all. */
  readonly usageLimit?: number
  /** Orders of one customer. */
  readonly usesPerCustomer?: number
  readonly newCustomersOnly: boolean
  /** Counts for these products only. */
  readonly products?: readonly CouponProduct[]
  readonly minimum?: Money
  /** `yyyy-MM-dd`, valid from its beginning in Europe/Zurich; before, there is no such voucher. */
  readonly firstDay?: string
  /** `yyyy-MM-dd`, valid to its end in Europe/Zurich (decision A72). */
  readonly lastDay?: string
  readonly notWithPromotionalPrices: boolean
  /** What the shopper reads beside the discount. */
  readonly note?: LocalText
}
