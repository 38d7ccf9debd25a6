import * as E from '../either.ts'
import type { Branded } from '../branded.ts'
import type { LensSpace } from '../prescription/lens-space.ts'
import type { BrandChannel } from '../shop/brand-channel.ts'
import type { LocalText, Locale } from '../shop/locale.ts'
import { IDS, isCount, readWholeNumber } from '../whole-number.ts'
import type { MedicalDevice } from './medical-device.ts'
import type { ProductType } from './product-type.ts'
import type { SaleStopReason } from './sale-stop.ts'

/** A whole number from 1, as in `/p/{id}`. */
export type ProductId = Branded<number, 'ProductId'>

export type ProductIdRefusal = { readonly _tag: 'NotAProductId'; readonly input: unknown }

/** From a number or its plain decimal digits, as in a URL. */
export const makeProductId = (input: unknown): E.Either<ProductIdRefusal, ProductId> => {
  const id = typeof input === 'string' ? readWholeNumber(input, IDS) : input
  return isCount(id) && id <= IDS.to
    ? E.right(id as ProductId)
    : E.left({ _tag: 'NotAProductId', input })
}

/** The content of one pack: 30 lenses, 360 ml, 1 piece. `weight` in grams. */
export type Pack = {
  readonly label: string
  readonly quantity: number
  readonly unit: 'lens' | 'ml' | 'piece' | 'dose' | (string & {})
  readonly items: number
  readonly contentPerItem: number
  readonly weight: number
}

/** Packs of the same lens form a group; the canonical one is used in listings and in the canonical link. */
export type ProductGroup = { readonly key: string; readonly canonical: boolean; readonly canonicalProductId: ProductId }

export const GALLERY_KINDS = ['front', 'back', 'blister', 'parameters'] as const
export type GalleryKind = (typeof GALLERY_KINDS)[number]
/** Paths of pictures under the media host, without size. */
export type ImagesGallery = { readonly [kind in GalleryKind]?: { readonly desktop: string; readonly mobile: string } }

/** The origin of a lens decides its lead time in working days when it is not on hand. */
export type Supply = {
  readonly availability: 'stock' | 'manufacturer_order' | 'made_to_order'
  readonly leadDays: { readonly min: number; readonly max: number }
}

/** A picture or text block shown in one language and brand between two days (yyyy-MM-dd, inclusive). */
export type DatedContent = {
  readonly locale: Locale
  readonly brandChannel: BrandChannel
  readonly image: string
  readonly link: string
  readonly imageType: string
  readonly startDate: string
  readonly endDate: string
}

/** `ratingTotal` is the average from 0 to 5; 0 ratings show no stars. */
export type Rating = { readonly ratingTotal: number; readonly ratingCount: number }

export type LensFacts = {
  readonly material?: string
  readonly waterContentPercent?: number
  readonly dkt?: number
  readonly uv?: boolean
  readonly replacementDays?: number
  /** Of glasses: their shape and the basic colours of their frame. */
  readonly frameShape?: string
  readonly frameColours?: readonly string[]
}

/** One sellable pack of a product (Commerce §3). Prices are stored separately, per price channel. */
export type Product = {
  readonly id: ProductId
  readonly titles: LocalText
  readonly slugs: LocalText
  readonly descriptions: LocalText
  readonly category: ProductType
  readonly categoryPath: string
  readonly brand: string
  readonly manufacturer: string
  readonly lensUsage?: string
  readonly lensType?: string
  readonly space: LensSpace
  readonly pack: Pack
  readonly group: ProductGroup
  readonly gallery: ImagesGallery
  readonly marketingImages: readonly DatedContent[]
  readonly richContent: readonly DatedContent[]
  readonly rating: Rating
  readonly facts: LensFacts
  /** Of a medical device. */
  readonly device?: MedicalDevice
  readonly supply: Supply
  readonly badge?: string
  readonly groupUpsell: boolean
  readonly replacementId?: ProductId
  readonly discontinued: boolean
  readonly isActive: boolean
  /** Why it is not sold at present, in any of its variants; its page stays. */
  readonly saleStop?: SaleStopReason
  readonly similarProductIds: readonly ProductId[]
  /** Smaller comes first in a category. */
  readonly position: number
}
