import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { NO_STARS, ratingFigures, type StarCounts } from '../../../domain/rating/rating-figures.ts'
import type { Review, ShownReviews } from '../../../domain/rating/shown-reviews.ts'
import { RATING_KEYS, STARS } from '../../../domain/rating/stars.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { as, listOrNone, optional, via } from '../codec/field.ts'
import { record } from '../codec/record.ts'
import { LocaleCode } from '../values/codes.codec.ts'
import { ReviewTextCodec, StarsNumber } from './rating.codec.ts'
import { ReplyRecord } from './reply.codec.ts'

const review = record<Review>('ProductReview', {
  id: t.number, stars: as('rating', StarsNumber), text: ReviewTextCodec, reviewer: optional(t.string), locale: LocaleCode,
  writtenAt: t.string, reply: optional(ReplyRecord),
})

/** A missing list reads as an empty one. */
export const ReviewsRecord = record<Omit<ShownReviews, 'counts'>>('ProductReviews', {
  reviews: as('hydra:member', listOrNone(review)),
  total: as('hydra:totalItems', via(optional(t.number), (total) => total ?? 0, (total) => total)),
})

/** `stars` counts the ratings with one star, two, three …; a category without ratings is left out. */
const ScoreWire = t.strict(
  { key: t.string, score: t.number, count: t.number, stars: t.readonlyArray(t.number) }, 'ReviewScore',
)

export const ScoresCodec = codecFrom(
  'ProductReviewScores',
  t.strict({ categories: t.readonlyArray(ScoreWire) }, 'ProductReviewScores'),
  ({ categories: [overall] }) => {
    const counts: StarCounts = overall?.stars ?? NO_STARS
    return counts.length === STARS.to ? E.right(counts) : E.left('NotCounted')
  },
)

export const scoresToWire = (counts: StarCounts) => {
  const { ratingTotal: score, ratingCount: count } = ratingFigures(counts)
  return { categories: count === 0 ? [] : RATING_KEYS.map((key) => ({ key, score, count, stars: counts })) }
}
