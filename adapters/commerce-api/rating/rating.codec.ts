import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { SubmittedReview } from '../../../domain/rating/submitted-rating.ts'
import type { OwnRating, RateableProduct } from '../../../domain/rating/rateable-product.ts'
import type { RatingAccount, RatingRequest } from '../../../domain/rating/rating-request.ts'
import { REJECTION_REASONS } from '../../../domain/rating/rejection-reason.ts'
import { REVIEW_STATES } from '../../../domain/rating/review-state.ts'
import { makeReviewText, type ReviewText, REVIEW_LENGTH } from '../../../domain/rating/review-text.ts'
import { makeStars, STARS, type Stars } from '../../../domain/rating/stars.ts'
import { exactlyOne } from '../codec/closed.ts'
import { omittable, as, list, listOrNone, ofSender, optional, orNull, written } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { closedRecord, record, wrapped } from '../codec/record.ts'
import { textCodec, valueCodec } from '../codec/value-codec.ts'
import { LocaleCode, ProductTypeCode } from '../values/codes.codec.ts'
import { AccountIdText, ProductIdNumber } from '../values/names.codec.ts'
import { ExactText, TypedText } from '../values/request-text.codec.ts'
import { ReplyRecord } from './reply.codec.ts'

export const StarsNumber = valueCodec(
  'Stars',
  { type: 'integer', minimum: STARS.from, maximum: STARS.to },
  (input) => (typeof input === 'number' ? makeStars(input) : E.left(input)),
)
export const ReviewTextCodec = textCodec('ReviewText', makeReviewText, {
  minLength: REVIEW_LENGTH.from, maxLength: REVIEW_LENGTH.to, examples: ['Sitzt gut, den ganzen Tag.'],
})

const account = closedRecord<RatingAccount>('RatingAccount', {
  customerShopAccountId: AccountIdText, firstName: orNull(TypedText), lastName: orNull(TypedText), context: ExactText,
})

const parameters = closedRecord<object>('ProductParameters', {
  brand_channel: ofSender(ExactText, ({ shop }) => shop?.brandChannel),
  sales_channel: ofSender(ExactText, ({ shop }) => shop?.salesChannel),
  locale: ofSender(LocaleCode, ({ locale }) => locale),
})

export const RateableRequest = closedRecord<{ readonly account: RatingAccount }>(
  'RateableProductsRequest', { account, product_parameters: written(parameters, (whole) => whole) },
)

/** Either stars or words, depending on the operation. */
export type EitherRating = Omit<RatingRequest, 'rating' | 'review'> & { readonly rating?: Stars; readonly review?: ReviewText }

export const AddRatingRequest = closedRecord<EitherRating>('ProductRatingRequest', {
  catalog: ExactText, productId: ProductIdNumber, account, locale: LocaleCode, rating: omittable(StarsNumber),
  review: omittable(ReviewTextCodec),
}, exactlyOne('rating', 'review'))

const about = { productId: ProductIdNumber, title: t.string, image: optional(t.string), category: ProductTypeCode }

export const RateablesRecord = wrapped('RateableProducts', 'hydra:member', listOrNone(record<RateableProduct>('RateableProduct', {
  ...about, ratings: list(record<RateableProduct['ratings'][number]>('RatingEntry', { key: t.string, value: StarsNumber })),
})))

export const RejectionReasonCode = oneOf('RejectionReason', REJECTION_REASONS)

export const OwnReviewRecord = record<SubmittedReview>('OwnReview', {
  text: ReviewTextCodec, reviewer: optional(t.string), state: oneOf('ReviewState', REVIEW_STATES), locale: LocaleCode, writtenAt: t.string,
  rejectedFor: optional(RejectionReasonCode), reply: optional(ReplyRecord),
})

export const OwnRatingRecord = record<OwnRating>('OwnProductRating', {
  ...about, stars: as('rating', StarsNumber), review: optional(OwnReviewRecord),
})

export const OwnRatingsRecord = wrapped('OwnProductRatings', 'hydra:member', listOrNone(OwnRatingRecord))
