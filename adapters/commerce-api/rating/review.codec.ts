import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { NO_STARS, ratingFigures, type StarCounts } from '../../../domain/rating/rating-figures.ts'
import type { Review, ShownReviews } from '../../../domain/rating/shown-reviews.ts'
import { RATING_KEYS, STARS } from '../../../domain/rating/stars.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { orUndefined, orNull } from '../codec/or-null.ts'
import { LocaleCode } from '../values/codes.codec.ts'
import { ReviewTextCodec, StarsNumber } from './rating.codec.ts'
import { replyOf, replyToWire, ReplyWire } from './reply.codec.ts'

const ReviewWire = t.strict(
  {
    id: t.number, rating: StarsNumber, text: ReviewTextCodec, reviewer: nullable(t.string), locale: LocaleCode, written_at: t.string,
    reply: nullable(ReplyWire),
  },
  'ProductReview',
)
type ReviewWire = t.TypeOf<typeof ReviewWire>

const reviewOf = ({ id, rating, text, reviewer, locale, written_at: writtenAt, reply }: ReviewWire): Review => ({
  id, stars: rating, text, locale, writtenAt,
  ...omitUndefined({ reviewer: orUndefined(reviewer), reply: reply === null ? undefined : replyOf(reply) }),
})

const reviewToWire = ({ id, stars, text, reviewer, locale, writtenAt, reply }: Review): ReviewWire => ({
  id, rating: stars, text, reviewer: orNull(reviewer), locale, written_at: writtenAt, reply: orNull(reply && replyToWire(reply)),
})

type PageOfReviews = Omit<ShownReviews, 'counts'>

/** A missing list reads as an empty one. */
export const ReviewsCodec = codecFrom(
  'ProductReviews',
  t.strict({ 'hydra:member': nullable(t.readonlyArray(ReviewWire)), 'hydra:totalItems': nullable(t.number) }, 'ProductReviews'),
  (wire) => E.right<never, PageOfReviews>({
    reviews: (wire['hydra:member'] ?? []).map(reviewOf), total: wire['hydra:totalItems'] ?? 0,
  }),
)

export const reviewsToWire = ({ reviews, total }: PageOfReviews) =>
  ({ 'hydra:member': reviews.map(reviewToWire), 'hydra:totalItems': total })

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
