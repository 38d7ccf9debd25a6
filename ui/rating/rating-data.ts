import type { ProductId } from '../../domain/product/product.ts'
import { productPath } from '../../domain/product/product-path.ts'
import type { OwnRating, RateableProduct } from '../../domain/rating/rateable-product.ts'
import type { RejectionReason } from '../../domain/rating/rejection-reason.ts'
import type { ReviewState } from '../../domain/rating/review-state.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'

type RatedEntry = { readonly productId: ProductId; readonly title: string; readonly image?: string; readonly productPath: string }

/** A product that can be rated, with the preselected stars. */
export type RateableEntry = RatedEntry & { readonly stars: number }

/** A rating; without a review there is a link to write one. */
export type OwnEntry = RatedEntry & {
  readonly stars: number
  readonly review?: {
    readonly text: string
    readonly reviewer?: string
    readonly state: ReviewState
    /** Why it was not published. */
    readonly rejectedFor?: RejectionReason
    readonly locale: Locale
    /** The reply of the shop, in the same language. */
    readonly reply?: { readonly text: string }
  }
  readonly writePath: string
}

export type RatingsData = {
  readonly rateable: readonly RateableEntry[]
  readonly own: readonly OwnEntry[]
  /** A rating that may get a review. */
  readonly writing?: OwnEntry
}

const entryOf = ({ productId, title, image }: RateableProduct | OwnRating, locale: Locale): RatedEntry => ({
  productId, title, productPath: localePath(locale, productPath(productId, '')), ...(image === undefined ? {} : { image }),
})

const toOwnEntry = (rating: OwnRating, locale: Locale): OwnEntry => ({
  ...entryOf(rating, locale),
  stars: rating.stars,
  writePath: localePath(locale, `/my-account/ratings?review=${rating.productId}`),
  ...(rating.review === undefined ? {} : { review: rating.review }),
})

/** What the customer may rate, and the customer's ratings. */
type Ratings = { readonly rateable: readonly RateableProduct[]; readonly own: readonly OwnRating[] }

/** A review belongs to a rating that has none yet. */
export const toRatingsData = ({ rateable, own }: Ratings, locale: Locale, writingOf: ProductId | undefined): RatingsData => {
  const entries = own.map((rating) => toOwnEntry(rating, locale))
  const writing = entries.find(({ productId, review }) => productId === writingOf && review === undefined)
  return {
    rateable: rateable.flatMap((product) => {
      const [overall] = product.ratings
      return overall === undefined ? [] : [{ ...entryOf(product, locale), stars: overall.value }]
    }),
    own: entries.filter((entry) => entry !== writing),
    ...(writing === undefined ? {} : { writing }),
  }
}
