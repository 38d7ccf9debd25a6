import type { Coupon } from '../../../domain/coupon/coupon.ts'
import type { PartnerEntry } from '../delivery/partner-entry.ts'
import type { ShippingMethod } from '../../../domain/delivery/shipping-option.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import type { Category } from '../../../domain/product/category.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Variant } from '../../../domain/product/variant.ts'
import type { SubmittedRating } from '../../../domain/rating/submitted-rating.ts'
import type { Stock } from '../../../domain/stock/stock.ts'
import type { Offer } from '../pricing/offer-repository.port.ts'

/** The price of one pack from an instant on (ISO, UTC), before or equal to today's price. */
export type PastPrice = Pick<PriceEntry, 'productId' | 'priceChannel' | 'currency'> & { readonly cents: number; readonly from: string }

export type StockRow = { readonly variant: Variant; readonly stock: Stock }

/** Everything a shop sells and how it ships, as a storage is filled with it. */
export type ShopCatalogue = {
  readonly categories: readonly Category[]
  readonly products: readonly Product[]
  readonly prices: readonly PriceEntry[]
  /** Former prices; today's prices begin when a storage is filled unless they say since when they apply. */
  readonly pastPrices?: readonly PastPrice[]
  readonly stock: readonly StockRow[]
  readonly shippingMethods: readonly ShippingMethod[]
  readonly offers?: readonly Offer[]
  readonly coupons?: readonly Coupon[]
  readonly partners?: readonly PartnerEntry[]
  /** The ratings shown on products are computed from these; each has a negative id. */
  readonly ratings?: readonly SubmittedRating[]
}
