import * as t from 'io-ts'
import type { Expression, Insertable, Selectable, SqlBool, Transaction } from 'kysely'
import { makeProductId, type ProductId } from '../../../domain/product/product.ts'
import type { SubmittedRating, SubmittedReview } from '../../../domain/rating/submitted-rating.ts'
import { REJECTION_REASONS } from '../../../domain/rating/rejection-reason.ts'
import { makeReplyText, type ReplyText, type ReviewReply } from '../../../domain/rating/review-reply.ts'
import { REVIEW_STATES, type ReviewState } from '../../../domain/rating/review-state.ts'
import { makeReviewText, type ReviewText } from '../../../domain/rating/review-text.ts'
import type { Review } from '../../../domain/rating/shown-reviews.ts'
import { makeStars, type Stars } from '../../../domain/rating/stars.ts'
import type { ModeratedReview } from '../../../domain/staff/moderate-review.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { codecFrom } from '../rows/codec-from.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { recordCodec, type StoredCodec } from '../rows/record-codec.ts'
import { oneOf } from '../rows/value-codecs.ts'
import type { ProductRatingTable, Tables } from '../tables.ts'

/** The stored name of the state `published`. */
const RELEASED = 'released'
export const storedState = (state: ReviewState): string => (state === 'published' ? RELEASED : state)

const replyCodec: StoredCodec<ReviewReply> = recordCodec<ReviewReply>(
  'ReviewReply', { text: codecFrom<string, ReplyText>('ReplyText', t.string, makeReplyText), repliedAt: t.string }, {},
)

const reviewCodec: StoredCodec<SubmittedReview> = recordCodec<SubmittedReview>(
  'SubmittedReview',
  {
    text: codecFrom<string, ReviewText>('ReviewText', t.string, makeReviewText),
    state: oneOf('ReviewState', REVIEW_STATES),
    locale: oneOf('Locale', LOCALES),
    writtenAt: t.string,
  },
  { reviewer: t.string, rejectedFor: oneOf('RejectionReason', REJECTION_REASONS), reply: replyCodec },
)

type RatingColumns = Pick<SubmittedRating, 'productId' | 'stars' | 'review'>

const ratingCodec: StoredCodec<RatingColumns> = recordCodec<RatingColumns>(
  'SubmittedRating',
  {
    productId: codecFrom<number, ProductId>('ProductId', t.number, makeProductId),
    stars: codecFrom<number, Stars>('Stars', t.number, makeStars),
  },
  { review: reviewCodec },
)

type Row = Omit<Selectable<ProductRatingTable>, 'account_id'>

const reviewOf = (row: Row) => ({
  text: row.review, state: row.review_state === RELEASED ? 'published' : row.review_state, locale: row.review_locale,
  writtenAt: row.written_at?.toISOString(),
  ...(row.reviewer === null ? {} : { reviewer: row.reviewer }),
  ...(row.rejected_for === null ? {} : { rejectedFor: row.rejected_for }),
  ...(row.reply === null ? {} : { reply: { text: row.reply, repliedAt: row.replied_at?.toISOString() } }),
})

export const toSubmittedRating = (row: Row): SubmittedRating => ({
  id: row.id,
  groupKey: row.group_key,
  submittedAt: row.given_at.toISOString(),
  ...decodeRow(ratingCodec, 'product_rating', row.id, {
    productId: row.product_id, stars: row.stars, ...(row.review === null ? {} : { review: reviewOf(row) }),
  }),
})

/** The public review; undefined if the rating has no text. */
export const toReview = (row: Row): Review | undefined => {
  const { id, stars, review } = toSubmittedRating(row)
  if (review === undefined) return undefined
  const { state: _state, rejectedFor: _reason, ...publicReview } = review
  return { id, stars, ...publicReview }
}

/** The review for moderation; undefined if the rating has no text. */
export const toModeratedReview = (row: Row): ModeratedReview | undefined => {
  const { id, productId, stars, review } = toSubmittedRating(row)
  return review && { id, productId, stars, review, version: row.review_version }
}

export const reviewColumns = ({ text, reviewer, locale, state, writtenAt, rejectedFor, reply }: SubmittedReview) => ({
  review: text, reviewer: reviewer ?? null, review_locale: locale, review_state: storedState(state), written_at: writtenAt,
  rejected_for: rejectedFor ?? null, reply: reply?.text ?? null, replied_at: reply?.repliedAt ?? null,
})

const NO_REVIEW = {
  review: null, reviewer: null, review_locale: null, review_state: null, written_at: null, rejected_for: null, reply: null,
  replied_at: null,
}

/**
 * Anonymises the ratings of a deleted account: the stars stay, texts and replies are deleted, because they may name the person. Ratings
 * with a rejected review are deleted, so that their stars do not start to count.
 */
export const releaseRatings = async (tx: Transaction<Tables>, whose: Expression<SqlBool>): Promise<void> => {
  await tx.deleteFrom('product_rating').where(whose).where('review_state', '=', storedState('rejected')).execute()
  await tx.updateTable('product_rating').set({ account_id: null, ...NO_REVIEW }).where(whose).execute()
}

export const ratingColumns = (
  { id, productId, groupKey, stars, submittedAt, review }: SubmittedRating,
): Insertable<ProductRatingTable> => ({
  id, account_id: null, product_id: productId, group_key: groupKey, stars, given_at: submittedAt,
  ...(review === undefined ? NO_REVIEW : reviewColumns(review)),
})
