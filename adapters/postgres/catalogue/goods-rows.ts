import type { ShopGoods } from '../../../application/commerce/catalogue/shop-goods.ts'
import { mailboxOf } from '../../../domain/customer/same-email.ts'
import { couponKey } from '../../../domain/coupon/coupon-code.ts'
import { fromProduct } from '../product/product-row.ts'
import type { Tables } from '../tables.ts'
import { textRows } from './text-rows.ts'

type TableRows = { readonly table: keyof Tables; readonly rows: readonly object[]; readonly known?: 'leave' }

/** The goods as rows, tables that others point to first. */
export const goodsRows = ({
  categories,
  products,
  prices,
  stock,
  shippingMethods,
  offers = [],
  coupons = [],
  partners = [],
}: ShopGoods): readonly TableRows[] => [
  { table: 'category', rows: categories.map((category) => ({ path: category.path, body: category })) },
  { table: 'product', rows: products.map(fromProduct) },
  { table: 'product_text', rows: textRows(products, categories) },
  {
    table: 'price',
    rows: prices.map((entry) => ({
      product_id: entry.productId,
      price_channel: entry.priceChannel,
      currency: entry.currency,
      original_cents: entry.original,
      current_cents: entry.current,
      website_cents: entry.website,
      bulk: entry.bulk,
    })),
  },
  {
    table: 'offer',
    rows: offers.map((offer) => ({
      fk: offer.fk,
      product_id: offer.productId,
      price_channel: offer.priceChannel,
      offer_channel: offer.offerChannel,
      valid_until: offer.validUntil,
    })),
  },
  {
    table: 'coupon',
    rows: coupons.map((coupon) => ({
      code: couponKey(coupon.code),
      usage_limit: coupon.usageLimit ?? null,
      body: coupon,
    })),
  },
  { table: 'partner_optician', rows: partners.map(({ partner }) => ({ studio_id: partner.studioId, body: partner })) },
  {
    table: 'partner_customer',
    // The first one named keeps a customer whom two would look after.
    known: 'leave',
    rows: partners.flatMap(({ partner, brandChannels, customers }) =>
      brandChannels.flatMap((brand) =>
        customers.map((email) => ({ mailbox: mailboxOf(email), brand_channel: brand, studio_id: partner.studioId })),
      ),
    ),
  },
  {
    table: 'variant',
    known: 'leave',
    rows: stock.map(({ variant }) => ({ id: variant.id, product_id: variant.productId, option: variant.option })),
  },
  {
    table: 'stock',
    known: 'leave',
    rows: stock.map(({ variant, stock: { onHand, stopOrder } }) => ({
      variant_id: variant.id,
      on_hand: onHand,
      stop_order: stopOrder,
    })),
  },
  {
    table: 'shipping_method',
    rows: shippingMethods.map((method) => ({
      country: method.country,
      key: method.key,
      price_cents: method.price.cents,
      currency: method.price.currency,
      is_active: method.active,
      is_midi: method.midi,
      max_weight: method.maxWeight ?? null,
      carrier_days_min: method.carrierDays.min,
      carrier_days_max: method.carrierDays.max,
    })),
  },
]
