import * as E from 'fp-ts/lib/Either.js'
import type { Product } from '../../../domain/product/product.ts'
import type { SubmittedRating, SubmittedReview } from '../../../domain/rating/submitted-rating.ts'
import { ratingFigures, starCounts } from '../../../domain/rating/rating-figures.ts'
import { makeReviewText } from '../../../domain/rating/review-text.ts'
import { makeStars, STARS, type Stars } from '../../../domain/rating/stars.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { evenNumber } from '../stock/even-number.ts'
import { REVIEWERS, reviewWords } from './demo-reviews.ts'

/** Most buyers write German, fewer French, some Italian or English. */
const LANGUAGES: readonly Locale[] = ['de', 'de', 'fr', 'de', 'it', 'fr', 'en']

const starsOf = (number: number): Stars => {
  const stars = makeStars(Math.min(STARS.to, Math.max(STARS.from, number)))
  if (E.isLeft(stars)) throw new RangeError(`${number} are no stars`)
  return stars.right
}

const instantOf = (name: string): string => {
  const day = new Date(Date.UTC(2025, 0, 1 + (evenNumber(name) % 365), 6 + (evenNumber(`${name} hour`) % 15)))
  return day.toISOString()
}

/** Stars around a given average: most near it, some one less, one more. */
const spread = ({ group, rating: { ratingTotal, ratingCount } }: Product): readonly Stars[] => {
  const sum = Math.round(ratingTotal * ratingCount)
  const [low, more] = [Math.floor(sum / ratingCount), sum % ratingCount]
  const even = Array.from({ length: ratingCount }, (_none, index) => (index < more ? low + 1 : low))
  // Two with the same difference in both directions leave the sum unchanged.
  for (let one = 0, other = ratingCount - 1; one < other; one += 1, other -= 1) {
    const [above, below] = [even[one] ?? low, even[other] ?? low]
    if (above < STARS.to && below > STARS.from && evenNumber(`spread ${group.key} ${one}`) % 3 === 0) {
      even[one] = above + 1
      even[other] = below - 1
    }
  }
  return even.map(starsOf)
}

const reviewOf = ({ category }: Product, name: string, stars: Stars): SubmittedReview | undefined => {
  if (evenNumber(`writes ${name}`) % 5 !== 0) return undefined
  const locale = LANGUAGES[evenNumber(`language ${name}`) % LANGUAGES.length] ?? 'de'
  const text = makeReviewText(reviewWords(category, locale, stars, name))
  const reviewer = REVIEWERS[locale][evenNumber(`name ${name}`) % 6]
  if (E.isLeft(text)) return undefined
  return { text: text.right, state: 'published', locale, writtenAt: instantOf(name), ...(reviewer === undefined ? {} : { reviewer }) }
}

const ratingsOf = (product: Product): readonly Omit<SubmittedRating, 'id'>[] =>
  spread(product).map((stars, index) => {
    const name = `${product.group.key} ${index}`
    const review = reviewOf(product, name, stars)
    return {
      productId: product.id, groupKey: product.group.key, stars, submittedAt: instantOf(name), ...(review === undefined ? {} : { review }),
    }
  })

/** The ratings from before the shop opened, with the number and average of the JSON files. */
export const demoRatings = (products: readonly Product[]): readonly SubmittedRating[] =>
  products.filter(({ group, rating }) => group.canonical && rating.ratingCount > 0).flatMap(ratingsOf)
    .map((rating, index) => ({ id: -1 - index, ...rating }))

/** The products with the average and number of these ratings. */
export const withFigures = (products: readonly Product[], ratings: readonly SubmittedRating[]): readonly Product[] => {
  const byGroup = Map.groupBy(ratings, ({ groupKey }) => groupKey)
  return products.map((product) => ({ ...product, rating: ratingFigures(starCounts(byGroup.get(product.group.key) ?? [])) }))
}
