import { canonicalProductId } from '../../domain/product/canonical-product-id.ts'
import { groupUpsell } from '../../domain/catalogue/group-upsell.ts'
import { galleryImages } from '../../domain/product/gallery-images.ts'
import type { GalleryKind, DatedContent, LensFacts, Pack, Product, ProductId } from '../../domain/product/product.ts'
import { isChosenPerEye } from '../../domain/product/is-chosen-per-eye.ts'
import type { ProductCard } from '../../domain/catalogue/product-card.ts'
import type { ProductDetail } from '../../domain/catalogue/product-detail.ts'
import { productPath } from '../../domain/product/product-path.ts'
import type { Eye, OptionKey } from '../../domain/prescription/lens-option.ts'
import type { LensSpace } from '../../domain/prescription/lens-space.ts'
import { bulkHint } from '../../domain/pricing/bulk-hint.ts'
import { priceAmount } from '../../domain/pricing/price-amount.ts'
import type { PriceEntry, PricePerUnit } from '../../domain/pricing/pricing.ts'
import type { Money } from '../../domain/money/money.ts'
import { availability } from '../../domain/product/availability.ts'
import type { Availability } from '../../domain/product/availability.ts'
import type { Promotion } from '../../domain/tracking/tracking-event.ts'
import { shownContent } from '../../domain/product/shown-content.ts'
import type { ContentViewer } from '../../domain/product/shown-content.ts'
import { shownRating } from '../../domain/rating/shown-rating.ts'
import type { ShownRating } from '../../domain/rating/shown-rating.ts'
import { inEveryLocale, inLocale } from '../../domain/shop/locale.ts'
import type { InEveryLocale, Locale } from '../../domain/shop/locale.ts'
import { toListedProduct } from '../listing/listed-product.ts'
import type { ListedProduct } from '../listing/listed-product.ts'
import type { ReviewsData } from './reviews-data.ts'
import { shownColours, type ShownColour } from './shown-colours.ts'
import { shownDevice, type ShownDevice } from './shown-device.ts'

/** A chosen value that the successor is not made in, and a summary of the values it is made in together with those it keeps. */
export type LostValue = { readonly eye: Eye; readonly key: OptionKey; readonly value: string; readonly made: string }
/** A picture with a link. */
export type ShownContent = Pick<DatedContent, 'image' | 'link'> & { readonly promotion: Promotion }
/** A picture in its version for wide screens and for phones. */
export type GalleryPicture = { readonly kind: GalleryKind; readonly image: string; readonly mobile: string }
/** Another pack of the same lens. */
export type PackChoice = Pick<ListedProduct, 'pack' | 'price' | 'pricePerUnit' | 'to'> & { readonly isThis: boolean }
export type BulkPrice = { readonly quantity: number; readonly price: Money }

/** The data of a product page for the browser: one language, no list of combinations. */
export type ProductPageData = {
  readonly id: ProductId
  readonly title: string
  readonly brand: string
  readonly manufacturer: string
  readonly description: string
  readonly categoryPath: string
  readonly usage?: string
  readonly type?: string
  readonly space: LensSpace
  readonly isPerEye: boolean
  readonly pack: Pick<Pack, 'label' | 'quantity' | 'unit'>
  readonly facts: LensFacts
  readonly device?: ShownDevice
  readonly gallery: readonly GalleryPicture[]
  readonly rating?: ShownRating
  /** Such as new or bestseller. */
  readonly badge?: string
  readonly priceEntry: PriceEntry
  readonly pricePerUnit?: PricePerUnit
  readonly bulk: readonly BulkPrice[]
  readonly packs: readonly PackChoice[]
  /** Larger packs that the shop recommends. */
  readonly upsell: readonly ListedProduct[]
  readonly similar: readonly ListedProduct[]
  readonly replacement?: ListedProduct
  readonly availability: Availability
  /** Dated content for this language, brand and day. */
  readonly marketing: readonly ShownContent[]
  readonly lostValues?: readonly LostValue[]
  /** The ratings and reviews, if any. */
  readonly reviews?: ReviewsData
  /** Only for glasses and cases. */
  readonly colours?: readonly ShownColour[]
  /** Without language prefix, by language: the canonical address of the product's group. */
  readonly canonical: InEveryLocale<string>
}

const toGallery = ({ gallery }: Pick<Product, 'gallery'>): readonly GalleryPicture[] => {
  const onPhones = new Map(galleryImages(gallery, 'phone').map(({ kind, image }) => [kind, image]))
  return galleryImages(gallery, 'desktop').map(({ kind, image }) => ({ kind, image, mobile: onPhones.get(kind) ?? image }))
}

const toPackChoice = (card: ProductCard, id: ProductId, locale: Locale): PackChoice => {
  const { pack, price, pricePerUnit, to } = toListedProduct(card, locale)
  return { pack, price, to, isThis: card.product.id === id, ...(pricePerUnit === undefined ? {} : { pricePerUnit }) }
}

/** All packs of a lens have one canonical address in each language: that of the canonical pack. */
const canonicalPaths = ({ product, packs }: ProductDetail): InEveryLocale<string> => {
  const id = canonicalProductId(product)
  const slugs = (packs.find((card) => card.product.id === id)?.product ?? product).slugs
  return inEveryLocale((locale) => productPath(id, inLocale(slugs, locale)))
}

const toMarketing = ({ id, marketingImages, richContent }: Product, viewer: ContentViewer | undefined): readonly ShownContent[] =>
  viewer === undefined
    ? []
    : shownContent([...marketingImages, ...richContent], viewer).map(({ image, link, imageType }) => ({
      image,
      link,
      promotion: { promotion_id: `product-${id}-${imageType}-${image}`, promotion_name: imageType, creative_slot: 'product_page' },
    }))

/** Dated content is only included for a brand and a day. */
export const toProductPageData = (
  detail: ProductDetail,
  locale: Locale,
  viewer?: Pick<ContentViewer, 'brandChannel' | 'day'>,
): ProductPageData => {
  const { product, priceEntry } = detail
  const rating = shownRating(product.rating)
  const { label, quantity, unit } = product.pack
  const colours = shownColours(product, locale)
  return {
    id: product.id,
    title: inLocale(product.titles, locale),
    brand: product.brand,
    manufacturer: product.manufacturer,
    description: inLocale(product.descriptions, locale),
    categoryPath: product.categoryPath,
    space: product.space,
    isPerEye: isChosenPerEye(product),
    pack: { label, quantity, unit },
    facts: product.facts,
    gallery: toGallery(product),
    priceEntry,
    bulk: bulkHint(priceEntry).map((tier) => ({ quantity: tier.quantity, price: priceAmount(tier.cents, priceEntry.currency) })),
    packs: detail.packs.map((card) => toPackChoice(card, product.id, locale)),
    upsell: groupUpsell(product, detail.packs).map((card) => toListedProduct(card, locale)),
    similar: detail.similar.map((card) => toListedProduct(card, locale)),
    availability: availability(product),
    marketing: toMarketing(product, viewer && { ...viewer, locale }),
    canonical: canonicalPaths(detail),
    ...(colours.length === 0 ? {} : { colours }),
    ...(product.device === undefined ? {} : { device: shownDevice(product.device, locale) }),
    ...(product.lensUsage === undefined ? {} : { usage: product.lensUsage }),
    ...(product.lensType === undefined ? {} : { type: product.lensType }),
    ...(rating === undefined ? {} : { rating }),
    ...(product.badge === undefined ? {} : { badge: product.badge }),
    ...(detail.pricePerUnit === undefined ? {} : { pricePerUnit: detail.pricePerUnit }),
    ...(detail.replacement === undefined ? {} : { replacement: toListedProduct(detail.replacement, locale) }),
  }
}
