import * as t from 'io-ts'
import { NO_STARS, ratingFigures, type StarCounts } from '../../../domain/rating/rating-figures.ts'
import type { Review, ShownReviews } from '../../../domain/rating/shown-reviews.ts'
import { RATING_KEYS, STARS } from '../../../domain/rating/stars.ts'
import { as, type Field, list, listOrNone, optional, via } from '../codec/field.ts'
import { record, wrapped } from '../codec/record.ts'
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

type Score = { readonly key: string; readonly score: number; readonly count: number; readonly stars: StarCounts }

const starCounts: Field<StarCounts> = {
  wire: t.readonlyArray(t.number),
  read: (counts: StarCounts) => {
    if (counts.length !== STARS.to) throw new TypeError('Not one count for each number of stars')
    return counts
  },
  write: (counts) => counts,
}

/** `stars` counts the ratings with one star, two, three …; a category without ratings is left out. */
export const ScoresRecord = wrapped<StarCounts>('ProductReviewScores', 'categories', via(
  list(record<Score>('ReviewScore', { key: t.string, score: t.number, count: t.number, stars: starCounts })),
  ([overall]) => overall?.stars ?? NO_STARS,
  (stars) => {
    const { ratingTotal: score, ratingCount: count } = ratingFigures(stars)
    return count === 0 ? [] : RATING_KEYS.map((key) => ({ key, score, count, stars }))
  },
))
