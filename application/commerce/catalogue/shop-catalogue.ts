import type { Coupon } from '../../../domain/coupon/coupon.ts'
import type { PartnerEntry } from '../delivery/partner-entry.ts'
import type { ShippingMethod } from '../../../domain/delivery/shipping-option.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import type { Category } from '../../../domain/product/category.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Variant } from '../../../domain/product/variant.ts'
import type { SubmittedRating } from '../../../domain/rating/submitted-rating.ts'
import type { Stock } from '../../../domain/stock/stock.ts'
import type { Offer } from '../pricing/offer-book.port.ts'

/** What one pack cost from an instant on (ISO, UTC), before the price of today or as it. */
export type PastPrice = Pick<PriceEntry, 'productId' | 'priceChannel' | 'currency'> & { readonly cents: number; readonly from: string }

export type StockRow = { readonly variant: Variant; readonly stock: Stock }

/** Everything a shop sells and how it ships, as a storage is filled with it. */
export type ShopCatalogue = {
  readonly categories: readonly Category[]
  readonly products: readonly Product[]
  readonly prices: readonly PriceEntry[]
  /** What is known of former prices; the prices of today begin when a storage is filled unless it says since when they hold. */
  readonly pastPrices?: readonly PastPrice[]
  readonly stock: readonly StockRow[]
  readonly shippingMethods: readonly ShippingMethod[]
  readonly offers?: readonly Offer[]
  readonly coupons?: readonly Coupon[]
  readonly partners?: readonly PartnerEntry[]
  /** What stands at the products comes from these; each has an id below zero. */
  readonly ratings?: readonly SubmittedRating[]
}
