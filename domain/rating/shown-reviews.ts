import type { Locale } from '../shop/locale.ts'
import type { SubmittedReview } from './submitted-rating.ts'
import type { StarCounts } from './rating-figures.ts'
import type { Stars } from './stars.ts'

/** A review as everybody sees it. */
export type Review = Omit<SubmittedReview, 'state' | 'rejectedFor'> & { readonly id: number; readonly stars: Stars }

/** The ratings of a product, and one page of its reviews. */
export type ShownReviews = { readonly counts: StarCounts; readonly reviews: readonly Review[]; readonly total: number }

export const REVIEWS_A_PAGE = 5

/** Reviews in the reader's language first, the newest first within each language group. */
export const byReader = (locale: Locale) => (one: Review, other: Review): number =>
  Number(other.locale === locale) - Number(one.locale === locale) ||
  other.writtenAt.localeCompare(one.writtenAt) || other.id - one.id

/** One page of reviews, counted from 1. */
export const pageOfReviews = (reviews: readonly Review[], locale: Locale, page: number): readonly Review[] =>
  reviews.toSorted(byReader(locale)).slice((page - 1) * REVIEWS_A_PAGE, page * REVIEWS_A_PAGE)
