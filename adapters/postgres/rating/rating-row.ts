import * as t from 'io-ts'
import type { Insertable, Selectable } from 'kysely'
import { makeProductId, type ProductId } from '../../../domain/product/product.ts'
import type { GivenRating, GivenReview } from '../../../domain/rating/given-rating.ts'
import { REVIEW_STATES } from '../../../domain/rating/review-state.ts'
import { makeReviewText, type ReviewText } from '../../../domain/rating/review-text.ts'
import type { Review } from '../../../domain/rating/shown-reviews.ts'
import { makeStars, type Stars } from '../../../domain/rating/stars.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { codecFrom } from '../rows/codec-from.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { recordCodec, type Kept } from '../rows/record-codec.ts'
import { oneOf } from '../rows/value-codecs.ts'
import type { ProductRatingTable } from '../tables.ts'

const reviewCodec: Kept<GivenReview> = recordCodec<GivenReview>(
  'GivenReview',
  {
    text: codecFrom<string, ReviewText>('ReviewText', t.string, makeReviewText),
    state: oneOf('ReviewState', REVIEW_STATES),
    locale: oneOf('Locale', LOCALES),
    writtenAt: t.string,
  },
  { reviewer: t.string },
)

type Words = Pick<GivenRating, 'productId' | 'stars' | 'review'>

const wordsCodec: Kept<Words> = recordCodec<Words>(
  'GivenRating',
  {
    productId: codecFrom<number, ProductId>('ProductId', t.number, makeProductId),
    stars: codecFrom<number, Stars>('Stars', t.number, makeStars),
  },
  { review: reviewCodec },
)

type Row = Omit<Selectable<ProductRatingTable>, 'account_id'>

const reviewOf = (row: Row) => ({
  text: row.review, state: row.review_state, locale: row.review_locale, writtenAt: row.written_at?.toISOString(),
  ...(row.reviewer === null ? {} : { reviewer: row.reviewer }),
})

export const toGivenRating = (row: Row): GivenRating => ({
  id: row.id,
  groupKey: row.group_key,
  givenAt: row.given_at.toISOString(),
  ...decodeRow(wordsCodec, 'product_rating', row.id, {
    productId: row.product_id, stars: row.stars, ...(row.review === null ? {} : { review: reviewOf(row) }),
  }),
})

/** As everybody reads it; `undefined` where nothing was written. */
export const toReview = (row: Row): Review | undefined => {
  const { id, stars, review } = toGivenRating(row)
  if (review === undefined) return undefined
  const { state: _held, ...shown } = review
  return { id, stars, ...shown }
}

export const reviewColumns = ({ text, reviewer, locale, state, writtenAt }: GivenReview) => ({
  review: text, reviewer: reviewer ?? null, review_locale: locale, review_state: state, written_at: writtenAt,
})

const NO_REVIEW = { review: null, reviewer: null, review_locale: null, review_state: null, written_at: null }

export const ratingColumns = ({ id, productId, groupKey, stars, givenAt, review }: GivenRating): Insertable<ProductRatingTable> => ({
  id, account_id: null, product_id: productId, group_key: groupKey, stars, given_at: givenAt,
  ...(review === undefined ? NO_REVIEW : reviewColumns(review)),
})
