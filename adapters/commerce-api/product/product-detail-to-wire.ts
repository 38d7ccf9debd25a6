import { hasBulkPrice } from '../../../domain/pricing/bulk-hint.ts'
import { priceFields } from '../../../domain/pricing/price-fields.ts'
import type { PriceEntry, PriceFields } from '../../../domain/pricing/pricing.ts'
import type { ProductDetail } from '../../../domain/catalogue/product-detail.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { pricingToWire } from '../pricing/pricing.codec.ts'
import { inCurrency } from '../values/cents.codec.ts'
import type { ProductDetailWire } from './product-detail.codec.ts'
import { productCardToWire } from './product-to-wire.ts'

const listPrice = (entry: PriceEntry): PriceFields => {
  const money = inCurrency(entry.currency)
  return priceFields(money(entry.original), money(entry.current), money(entry.website))
}

/** `price` comes from the price list, `pricing` is the price of one pack. */
export const productDetailToWire = (detail: ProductDetail, locale: Locale): ProductDetailWire => {
  const { product, priceEntry, pricePerUnit, packs, similar, replacement } = detail
  const perUnit = pricePerUnit === undefined ? {} : { pricePerUnit }
  return {
    ...productCardToWire({ product, price: listPrice(priceEntry), ...perUnit }, locale),
    has_bulk_price: hasBulkPrice(priceEntry),
    bulk_price: priceEntry.bulk.map(({ quantity, cents }) => ({ quantity, price: cents })),
    price_channel: priceEntry.priceChannel,
    pricing: pricingToWire(detail.pricing),
    packs: packs.map((card) => productCardToWire(card, locale)),
    similar: similar.map((card) => productCardToWire(card, locale)),
    replacement: replacement === undefined ? null : productCardToWire(replacement, locale),
  }
}
