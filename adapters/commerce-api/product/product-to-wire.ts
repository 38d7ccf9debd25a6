import type { PriceFields, PricePerUnit } from '../../../domain/pricing/pricing.ts'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import { GALLERY_KINDS, type LensFacts, type Pack, type Product } from '../../../domain/product/product.ts'
import { variantId } from '../../../domain/product/variant.ts'
import { usedKeys } from '../../../domain/prescription/lens-blocks.ts'
import { inLocale, type Locale } from '../../../domain/shop/locale.ts'
import { orNull } from '../codec/or-null.ts'
import { priceFieldsToWire } from '../pricing/price-fields.codec.ts'
import { datedContentToWire } from './dated-content.codec.ts'
import { deviceToWire } from './medical-device.codec.ts'
import { galleryToWire } from './gallery.codec.ts'
import { lensSpaceToWire } from './lens-space.codec.ts'
import type { ProductWire } from './product.codec.ts'

const packToWire = (pack: Pack): ProductWire['content'] => ({
  label: pack.label,
  quantity: pack.quantity,
  items: pack.items,
  content_per_item: pack.contentPerItem,
  weight: pack.weight,
})

const factsToWire = (facts: LensFacts): ProductWire['facts'] => ({
  material: orNull(facts.material),
  water_content_percent: orNull(facts.waterContentPercent),
  dkt: orNull(facts.dkt),
  uv: orNull(facts.uv),
  replacement_days: orNull(facts.replacementDays),
  frame_shape: orNull(facts.frameShape),
  frame_colors: orNull(facts.frameColours),
})

const statusOf = (product: Product): string => {
  if (!product.isActive) return 'inactive'
  if (product.saleStop !== undefined) return 'sale_stopped'
  return product.discontinued ? 'discontinued' : 'active'
}

type Described = Omit<
  ProductWire,
  'price' | 'currency_code' | 'price_per_unit' | 'stock' | 'some_on_hand' | 'has_bulk_price' | 'bulk_price'
>

/** A product without its price. */
const describedToWire = (product: Product, locale: Locale): Described => ({
  product_id: product.id,
  title: inLocale(product.titles, locale),
  titles: product.titles,
  slug: inLocale(product.slugs, locale),
  slugs: product.slugs,
  description: inLocale(product.descriptions, locale),
  descriptions: product.descriptions,
  category: product.category,
  category_path: product.categoryPath,
  brand: product.brand,
  manufacturer: product.manufacturer,
  lens_type: orNull(product.lensType),
  lens_usage: orNull(product.lensUsage),
  images: GALLERY_KINDS.flatMap((kind) => product.gallery[kind]?.desktop ?? []),
  imagesGallery: galleryToWire(product.gallery),
  marketing_images: product.marketingImages.map(datedContentToWire),
  rich_content: product.richContent.map(datedContentToWire),
  badge: orNull(product.badge),
  unit: product.pack.unit,
  content: packToWire(product.pack),
  rating_total: product.rating.ratingTotal,
  rating_count: product.rating.ratingCount,
  group_upsell: product.groupUpsell,
  product_group: {
    key: product.group.key,
    canonical: product.group.canonical,
    canonical_product_id: product.group.canonicalProductId,
  },
  product_replacement: orNull(product.replacementId),
  discontinued: product.discontinued,
  is_active: product.isActive,
  sale_stop: orNull(product.saleStop),
  product_status: statusOf(product),
  similar_products: product.similarProductIds,
  variant_id: usedKeys(product.space).length === 0 ? variantId(product.id, {}) : null,
  ...lensSpaceToWire(product.space),
  facts: factsToWire(product.facts),
  device: product.device === undefined ? null : deviceToWire(product.device),
  supply: { availability: product.supply.availability, lead_days: product.supply.leadDays },
  position: product.position,
})

type Priced = Pick<ProductWire, 'price' | 'currency_code' | 'price_per_unit'>

export const pricedToWire = (price: PriceFields, perUnit: PricePerUnit | undefined): Priced => ({
  price: priceFieldsToWire(price),
  currency_code: price.current.currency,
  price_per_unit: perUnit === undefined ? null : { value: perUnit.price.cents, units: perUnit.units, per: perUnit.per },
})

/** A card has a price but no tiers, which only the product's own page shows. */
export const productCardToWire = (card: ProductCard, locale: Locale): ProductWire => ({
  ...describedToWire(card.product, locale),
  ...pricedToWire(card.price, card.pricePerUnit),
  stock: card.stock === undefined ? null : { available: card.stock.onHand, stop_order: card.stock.stopOrder },
  some_on_hand: orNull(card.isOnHand),
  has_bulk_price: null,
  bulk_price: null,
})
