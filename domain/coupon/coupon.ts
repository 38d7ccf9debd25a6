import type { Money } from '../money/money.ts'
import type { ProductId } from '../product/product.ts'
import type { LocalText } from '../shop/locale.ts'
import type { CouponCode } from './coupon-code.ts'

/** A percentage of the items, or an amount; never more than the items cost. */
export type Discount =
  | { readonly _tag: 'Percent'; readonly percent: number }
  | { readonly _tag: 'Fixed'; readonly amount: Money }

export type CouponProduct = { readonly productId: ProductId; readonly titles: LocalText }

/** A coupon with its conditions; an absent one does not limit it (Commerce §8). */
export type Coupon = {
  readonly code: CouponCode
  readonly discount: Discount
  /** Orders in total. */
  readonly usageLimit?: number
  /** Orders per customer. */
  readonly usesPerCustomer?: number
  readonly newCustomersOnly: boolean
  /** Valid for these products only. */
  readonly products?: readonly CouponProduct[]
  readonly minimum?: Money
  /** `yyyy-MM-dd`, valid from its beginning in Europe/Zurich; before that day the coupon does not exist. */
  readonly firstDay?: string
  /** `yyyy-MM-dd`, valid to its end in Europe/Zurich (decision A72). */
  readonly lastDay?: string
  readonly notWithPromotionalPrices: boolean
  /** The note beside the discount. */
  readonly note?: LocalText
}
