import * as t from 'io-ts'
import { variantId } from '../../../domain/product/variant.ts'
import { GALLERY_KINDS, type LensFacts, type Pack, type Product } from '../../../domain/product/product.ts'
import { SALE_STOP_REASONS } from '../../../domain/product/sale-stop.ts'
import { usedKeys } from '../../../domain/prescription/lens-blocks.ts'
import { as, list, optional, orNull, written } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { flat, record, within } from '../codec/record.ts'
import { ProductTypeCode } from '../values/codes.codec.ts'
import { inReaderLocale, LocalTextRecord } from '../values/local-text.codec.ts'
import { ProductIdNumber, VariantIdText } from '../values/names.codec.ts'
import { DatedContentRecord } from './dated-content.codec.ts'
import { gallery } from './gallery.codec.ts'
import { lensSpace } from './lens-space.codec.ts'
import { DeviceRecord } from './medical-device.codec.ts'

const LeadDays = record<Product['supply']['leadDays']>('', { min: t.number, max: t.number })

const statusOf = (product: Product): string => {
  if (!product.isActive) return 'inactive'
  if (product.saleStop !== undefined) return 'sale_stopped'
  return product.discontinued ? 'discontinued' : 'active'
}

/** The specification's fields of a product (Commerce §3) and, below them, what its page needs besides. */
export const product = flat<Product>({
  id: as('product_id', ProductIdNumber),
  title: inReaderLocale(({ titles }: Product) => titles),
  titles: LocalTextRecord,
  slug: inReaderLocale(({ slugs }: Product) => slugs),
  slugs: LocalTextRecord,
  description: inReaderLocale(({ descriptions }: Product) => descriptions),
  descriptions: LocalTextRecord,
  category: ProductTypeCode,
  brand: t.string,
  manufacturer: t.string,
  lensType: optional(t.string),
  lensUsage: optional(t.string),
  images: written(list(t.string), (shown: Product) => GALLERY_KINDS.flatMap((kind) => shown.gallery[kind]?.desktop ?? [])),
  gallery: as('imagesGallery', gallery),
  marketingImages: list(DatedContentRecord),
  richContent: list(DatedContentRecord),
  badge: optional(t.string),
  pack: flat<Pack>({
    unit: t.string,
    ...within(
      'content', { label: t.string, quantity: t.number, items: t.number, contentPerItem: t.number, weight: t.number }, 'PackContent',
    ),
  }),
  rating: flat<Product['rating']>({ ratingTotal: t.number, ratingCount: t.number }),
  groupUpsell: t.boolean,
  group: as('product_group', record<Product['group']>('', { key: t.string, canonical: t.boolean, canonicalProductId: ProductIdNumber })),
  replacementId: as('product_replacement', optional(ProductIdNumber)),
  discontinued: t.boolean,
  isActive: t.boolean,
  saleStop: optional(oneOf('SaleStopReason', SALE_STOP_REASONS)),
  product_status: written(t.string, statusOf),
  similarProductIds: as('similar_products', list(ProductIdNumber)),
  variant_id: written(orNull(VariantIdText), ({ id, space }: Product) => (usedKeys(space).length === 0 ? variantId(id, {}) : undefined)),
  categoryPath: t.string,
  space: lensSpace,
  facts: record<LensFacts>('LensFacts', {
    material: optional(t.string),
    waterContentPercent: optional(t.number),
    dkt: optional(t.number),
    uv: optional(t.boolean),
    replacementDays: optional(t.number),
    frameShape: optional(t.string),
    frameColours: as('frame_colors', optional(list(t.string))),
  }),
  device: optional(DeviceRecord),
  supply: record<Product['supply']>('Supply', {
    availability: oneOf('Availability', ['stock', 'manufacturer_order', 'made_to_order']),
    leadDays: LeadDays,
  }),
  position: t.number,
})
