import type { Product, ProductId } from '../product/product.ts'
import { galleryImages } from '../product/gallery-images.ts'
import type { ProductType } from '../product/product-type.ts'
import { inLocale, type Locale } from '../shop/locale.ts'
import type { SubmittedRating } from './submitted-rating.ts'
import { DEFAULT_STARS, RATING_KEYS, type Stars } from './stars.ts'

/** A product to be rated (Account §3). */
export type RateableProduct = {
  readonly productId: ProductId
  readonly title: string
  /** A path under the media host; absent without a picture. */
  readonly image?: string
  readonly category: ProductType
  readonly ratings: readonly { readonly key: string; readonly value: Stars }[]
}

type RatingEntry = { readonly key: string; readonly value?: Stars }

/** The value of each rating key; a missing one starts at five stars. */
export const ratingEntries = (entries: readonly RatingEntry[]): RateableProduct['ratings'] =>
  entries.map(({ key, value = DEFAULT_STARS }) => ({ key, value }))

const productSummary = (product: Product, locale: Locale) => {
  const [picture] = galleryImages(product.gallery, 'desktop')
  return {
    productId: product.id, title: inLocale(product.titles, locale), category: product.category,
    ...(picture === undefined ? {} : { image: picture.image }),
  }
}

export const toRateableProduct = (product: Product, locale: Locale): RateableProduct =>
  ({ ...productSummary(product, locale), ratings: ratingEntries(RATING_KEYS.map((key) => ({ key }))) })

/** A rating as its author sees it. */
export type OwnRating = Omit<RateableProduct, 'ratings'> & Pick<SubmittedRating, 'stars' | 'review'>

export const toOwnRating = (product: Product, { stars, review }: SubmittedRating, locale: Locale): OwnRating =>
  ({ ...productSummary(product, locale), stars, ...(review === undefined ? {} : { review }) })
