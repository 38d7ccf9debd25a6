import type { Rating } from '../product/product.ts'
import type { SubmittedRating } from './submitted-rating.ts'
import { STARS } from './stars.ts'

/** The number of ratings per star value; one star first. */
export type StarCounts = readonly number[]

export const NO_STARS: StarCounts = Array.from({ length: STARS.to }, () => 0)

/** The stars of a rejected review do not count. */
export const starCounts = (ratings: readonly Pick<SubmittedRating, 'stars' | 'review'>[]): StarCounts => {
  const counted = ratings.filter(({ review }) => review?.state !== 'rejected')
  return NO_STARS.map((_none, index) => counted.filter(({ stars }) => stars === index + STARS.from).length)
}

/** The rating of a product: the average to a hundredth, and the number of ratings. */
export const ratingFigures = (counts: StarCounts): Rating => {
  const ratingCount = counts.reduce((sum, count) => sum + count, 0)
  const stars = counts.reduce((sum, count, index) => sum + count * (index + STARS.from), 0)
  return { ratingTotal: ratingCount === 0 ? 0 : Math.round((stars * 100) / ratingCount) / 100, ratingCount }
}
