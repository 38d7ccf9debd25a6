import type { PastPrice, ShopCatalogue, StockRow } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { PartnerEntry } from '../../../application/commerce/delivery/partner-entry.ts'
import type { Offer } from '../../../application/commerce/pricing/offer-repository.port.ts'
import { couponKey } from '../../../domain/coupon/coupon-code.ts'
import type { Coupon } from '../../../domain/coupon/coupon.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { ShippingMethod } from '../../../domain/delivery/shipping-option.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import { ratingColumns } from '../rating/rating-row.ts'
import { fromProduct } from '../product/product-row.ts'
import type { Tables } from '../tables.ts'

type TableRows = { readonly table: keyof Tables; readonly rows: readonly object[]; readonly existing?: 'leave' }

export const priceRow = (entry: PriceEntry) => ({
  product_id: entry.productId,
  price_channel: entry.priceChannel,
  currency: entry.currency,
  original_cents: entry.original,
  current_cents: entry.current,
  website_cents: entry.website,
  bulk: entry.bulk,
})

const pastPriceRow = ({ productId, priceChannel, currency, cents, from }: PastPrice) =>
  ({ product_id: productId, price_channel: priceChannel, from_at: from, currency, cents })

const offerRow = (offer: Offer) => ({
  fk: offer.fk,
  product_id: offer.productId,
  price_channel: offer.priceChannel,
  offer_channel: offer.offerChannel,
  valid_until: offer.validUntil,
})

const couponRow = (coupon: Coupon) => ({ code: couponKey(coupon.code), usage_limit: coupon.usageLimit ?? null, body: coupon })

const partnerCustomerRows = ({ partner, brandChannels, customers }: PartnerEntry) =>
  brandChannels.flatMap((brand) =>
    customers.map((email) => ({ canonical_email: canonicalEmailOf(email), brand_channel: brand, studio_id: partner.studioId })),
  )

const stockRow = ({ variant, stock: { onHand, stopOrder } }: StockRow) => ({
  variant_id: variant.id,
  on_hand: onHand,
  stop_order: stopOrder,
})

export const shippingRow = (method: ShippingMethod) => ({
  country: method.country,
  key: method.key,
  price_cents: method.price.cents,
  currency: method.price.currency,
  is_active: method.active,
  is_midi: method.midi,
  max_weight: method.maxWeight ?? null,
  carrier_days_min: method.carrierDays.min,
  carrier_days_max: method.carrierDays.max,
})

/** The catalogue as rows; referenced tables come first. */
export const catalogueRows = (catalogue: ShopCatalogue): readonly TableRows[] => {
  const { categories, products, prices, stock, shippingMethods } = catalogue
  const { pastPrices = [], offers = [], coupons = [], partners = [], ratings = [] } = catalogue
  return [
    { table: 'category', rows: categories.map((category) => ({ path: category.path, body: category })) },
    { table: 'product', rows: products.map(fromProduct) },
    { table: 'price', rows: prices.map(priceRow) },
    { table: 'price_history', existing: 'leave', rows: pastPrices.map(pastPriceRow) },
    { table: 'offer', rows: offers.map(offerRow) },
    { table: 'coupon', rows: coupons.map(couponRow) },
    { table: 'partner_optician', rows: partners.map(({ partner }) => ({ studio_id: partner.studioId, body: partner })) },
    {
      table: 'partner_brand',
      rows: partners.flatMap(({ partner, brandChannels }) =>
        brandChannels.map((brand) => ({ studio_id: partner.studioId, brand_channel: brand }))),
    },
    // If two partners name the same customer, the first one gets it.
    { table: 'partner_customer', existing: 'leave', rows: partners.flatMap(partnerCustomerRows) },
    {
      table: 'variant',
      existing: 'leave',
      rows: stock.map(({ variant }) => ({ id: variant.id, product_id: variant.productId, option: variant.option })),
    },
    { table: 'stock', existing: 'leave', rows: stock.map(stockRow) },
    { table: 'shipping_method', rows: shippingMethods.map(shippingRow) },
    { table: 'product_rating', rows: ratings.map(ratingColumns) },
  ]
}
