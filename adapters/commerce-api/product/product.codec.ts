import * as t from 'io-ts'
import type { LensFacts, Pack, Product } from '../../../domain/product/product.ts'
import { SALE_STOP_REASONS } from '../../../domain/product/sale-stop.ts'
import { omitUndefined, type Complete } from '../../../domain/omit-undefined.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { orUndefined } from '../codec/or-null.ts'
import { PriceFieldsWire } from '../pricing/price-fields.codec.ts'
import { Cents } from '../values/cents.codec.ts'
import { CurrencyCode, ProductTypeCode } from '../values/codes.codec.ts'
import { LocalTextRecord } from '../values/local-text.codec.ts'
import { ProductIdNumber, VariantIdText } from '../values/names.codec.ts'
import { datedContentOf, DatedContentWire } from './dated-content.codec.ts'
import { deviceOf, DeviceWire } from './medical-device.codec.ts'
import { galleryOf, GalleryWire } from './gallery.codec.ts'
import { lensSpaceOf, lensSpaceProps } from './lens-space.codec.ts'

const PackWire = t.strict(
  { label: t.string, quantity: t.number, items: t.number, content_per_item: t.number, weight: t.number },
  'PackContent',
)
const FactsWire = t.strict(
  {
    material: nullable(t.string),
    water_content_percent: nullable(t.number),
    dkt: nullable(t.number),
    uv: nullable(t.boolean),
    replacement_days: nullable(t.number),
    frame_shape: nullable(t.string),
    frame_colors: nullable(t.readonlyArray(t.string)),
  },
  'LensFacts',
)
const SupplyWire = t.strict(
  {
    availability: oneOf('Availability', ['stock', 'manufacturer_order', 'made_to_order']),
    lead_days: t.strict({ min: t.number, max: t.number }),
  },
  'Supply',
)

/** The specification's fields of a product (Commerce §3) and, below them, what its page needs besides. */
export const productProps = {
  product_id: ProductIdNumber,
  title: t.string,
  titles: LocalTextRecord,
  slug: t.string,
  slugs: LocalTextRecord,
  description: t.string,
  category: ProductTypeCode,
  brand: t.string,
  manufacturer: t.string,
  lens_type: nullable(t.string),
  lens_usage: nullable(t.string),
  images: t.readonlyArray(t.string),
  imagesGallery: GalleryWire,
  marketing_images: t.readonlyArray(DatedContentWire),
  rich_content: t.readonlyArray(DatedContentWire),
  stock: nullable(t.strict({ available: t.number, stop_order: t.boolean })),
  some_on_hand: nullable(t.boolean),
  badge: nullable(t.string),
  unit: t.string,
  content: PackWire,
  rating_total: t.number,
  rating_count: t.number,
  has_bulk_price: nullable(t.boolean),
  bulk_price: nullable(t.readonlyArray(t.strict({ quantity: t.number, price: Cents }))),
  price_per_unit: nullable(t.strict({ value: Cents, units: t.number, per: t.string })),
  group_upsell: t.boolean,
  product_group: t.strict({ key: t.string, canonical: t.boolean, canonical_product_id: ProductIdNumber }),
  product_replacement: nullable(ProductIdNumber),
  discontinued: t.boolean,
  is_active: t.boolean,
  sale_stop: nullable(oneOf('SaleStopReason', SALE_STOP_REASONS)),
  product_status: t.string,
  similar_products: t.readonlyArray(ProductIdNumber),
  variant_id: nullable(VariantIdText),
  price: PriceFieldsWire,
  currency_code: CurrencyCode,
  descriptions: LocalTextRecord,
  category_path: t.string,
  ...lensSpaceProps,
  facts: FactsWire,
  device: nullable(DeviceWire),
  supply: SupplyWire,
  position: t.number,
}
export const ProductWire = t.strict(productProps, 'Product')
export type ProductWire = t.TypeOf<typeof ProductWire>

const packOf = ({ content, unit }: ProductWire): Pack => ({
  label: content.label,
  quantity: content.quantity,
  unit,
  items: content.items,
  contentPerItem: content.content_per_item,
  weight: content.weight,
})

const factsOf = (facts: ProductWire['facts']): LensFacts =>
  omitUndefined<Complete<LensFacts>>({
    material: orUndefined(facts.material),
    waterContentPercent: orUndefined(facts.water_content_percent),
    dkt: orUndefined(facts.dkt),
    uv: orUndefined(facts.uv),
    replacementDays: orUndefined(facts.replacement_days),
    frameShape: orUndefined(facts.frame_shape),
    frameColours: orUndefined(facts.frame_colors),
  })

export const productOf = (wire: ProductWire): Product =>
  omitUndefined<Complete<Product>>({
    id: wire.product_id,
    titles: wire.titles,
    slugs: wire.slugs,
    descriptions: wire.descriptions,
    category: wire.category,
    categoryPath: wire.category_path,
    brand: wire.brand,
    manufacturer: wire.manufacturer,
    lensUsage: orUndefined(wire.lens_usage),
    lensType: orUndefined(wire.lens_type),
    space: lensSpaceOf(wire),
    pack: packOf(wire),
    group: {
      key: wire.product_group.key,
      canonical: wire.product_group.canonical,
      canonicalProductId: wire.product_group.canonical_product_id,
    },
    gallery: galleryOf(wire.imagesGallery),
    marketingImages: wire.marketing_images.map(datedContentOf),
    richContent: wire.rich_content.map(datedContentOf),
    rating: { ratingTotal: wire.rating_total, ratingCount: wire.rating_count },
    facts: factsOf(wire.facts),
    device: wire.device === null ? undefined : deviceOf(wire.device),
    supply: { availability: wire.supply.availability, leadDays: wire.supply.lead_days },
    badge: orUndefined(wire.badge),
    groupUpsell: wire.group_upsell,
    replacementId: orUndefined(wire.product_replacement),
    discontinued: wire.discontinued,
    isActive: wire.is_active,
    saleStop: orUndefined(wire.sale_stop),
    similarProductIds: wire.similar_products,
    position: wire.position,
  })
