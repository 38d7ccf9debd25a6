import type { Product, ProductId } from '../product/product.ts'
import { galleryImages } from '../product/gallery-images.ts'
import type { ProductType } from '../product/product-type.ts'
import { inLocale, type Locale } from '../shop/locale.ts'
import type { SubmittedRating } from './submitted-rating.ts'
import { DEFAULT_STARS, RATING_KEYS, type Stars } from './stars.ts'

/** A product that waits for its rating (Account §3). */
export type RateableProduct = {
  readonly productId: ProductId
  readonly title: string
  /** A path under the media host; absent where there is no picture. */
  readonly image?: string
  readonly category: ProductType
  readonly ratings: readonly { readonly key: string; readonly value: Stars }[]
}

type Said = { readonly key: string; readonly value?: Stars }

/** What is said of each key; nothing said yet begins at five stars. */
export const ratingEntries = (said: readonly Said[]): RateableProduct['ratings'] =>
  said.map(({ key, value = DEFAULT_STARS }) => ({ key, value }))

const asShown = (product: Product, locale: Locale) => {
  const [picture] = galleryImages(product.gallery, 'desktop')
  return {
    productId: product.id, title: inLocale(product.titles, locale), category: product.category,
    ...(picture === undefined ? {} : { image: picture.image }),
  }
}

export const toRateableProduct = (product: Product, locale: Locale): RateableProduct =>
  ({ ...asShown(product, locale), ratings: ratingEntries(RATING_KEYS.map((key) => ({ key }))) })

/** A rating as whoever gave it sees it. */
export type OwnRating = Omit<RateableProduct, 'ratings'> & Pick<SubmittedRating, 'stars' | 'review'>

export const toOwnRating = (product: Product, { stars, review }: SubmittedRating, locale: Locale): OwnRating =>
  ({ ...asShown(product, locale), stars, ...(review === undefined ? {} : { review }) })
