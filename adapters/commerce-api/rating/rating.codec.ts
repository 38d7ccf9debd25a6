import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { SubmittedReview } from '../../../domain/rating/submitted-rating.ts'
import type { OwnRating, RateableProduct } from '../../../domain/rating/rateable-product.ts'
import type { RatingAccount } from '../../../domain/rating/rating-request.ts'
import { REJECTION_REASONS } from '../../../domain/rating/rejection-reason.ts'
import { REVIEW_STATES } from '../../../domain/rating/review-state.ts'
import { makeReviewText, REVIEW_LENGTH } from '../../../domain/rating/review-text.ts'
import { makeStars, STARS } from '../../../domain/rating/stars.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { orUndefined, orNull } from '../codec/or-null.ts'
import { textCodec, valueCodec } from '../codec/value-codec.ts'
import { AccountIdText } from '../identity/customer.codec.ts'
import { LocaleCode, ProductTypeCode } from '../values/codes.codec.ts'
import { ProductIdNumber } from '../values/names.codec.ts'
import { ExactText, TypedText } from '../values/request-text.codec.ts'
import { replyOf, replyToWire, ReplyWire } from './reply.codec.ts'

export const StarsNumber = valueCodec(
  'Stars',
  { type: 'integer', minimum: STARS.from, maximum: STARS.to },
  (input) => (typeof input === 'number' ? makeStars(input) : E.left(input)),
)
export const ReviewTextCodec = textCodec(
  'ReviewText', makeReviewText, { type: 'string', maxLength: REVIEW_LENGTH.to },
)

const AccountRequest = closed('RatingAccount', {
  customer_shop_account_id: AccountIdText, first_name: nullable(TypedText), last_name: nullable(TypedText), context: ExactText,
})
type AccountRequest = t.TypeOf<typeof AccountRequest>

export const RateableRequest = closed('RateableProductsRequest', {
  account: AccountRequest,
  product_parameters: closed('ProductParameters', { brand_channel: ExactText, sales_channel: ExactText, locale: LocaleCode }),
})

/** Either stars or words, depending on the operation. */
export const AddRatingRequest = closed(
  'ProductRatingRequest',
  { catalog: ExactText, product_id: ProductIdNumber, account: AccountRequest, locale: LocaleCode },
  { rating: StarsNumber, review: ReviewTextCodec },
)

export const accountToWire = ({ customerShopAccountId, firstName, lastName, context }: RatingAccount): AccountRequest => ({
  customer_shop_account_id: customerShopAccountId, first_name: firstName ?? null, last_name: lastName ?? null, context,
})

export const accountOf = (wire: AccountRequest): RatingAccount => ({
  customerShopAccountId: wire.customer_shop_account_id, context: wire.context,
  ...omitUndefined({ firstName: wire.first_name ?? undefined, lastName: wire.last_name ?? undefined }),
})

const RateableWire = t.strict(
  {
    product_id: ProductIdNumber,
    title: t.string,
    image: nullable(t.string),
    category: ProductTypeCode,
    ratings: t.readonlyArray(t.strict({ key: t.string, value: StarsNumber }, 'RatingEntry')),
  },
  'RateableProduct',
)

export const rateableToWire = ({ productId, title, image, category, ratings }: RateableProduct): t.TypeOf<typeof RateableWire> =>
  ({ product_id: productId, title, image: image ?? null, category, ratings })

const rateableOf = ({ product_id: productId, title, image, category, ratings }: t.TypeOf<typeof RateableWire>): RateableProduct =>
  ({ productId, title, category, ratings, ...(image === null ? {} : { image }) })

/** A missing list reads as an empty one. */
export const RateablesCodec = codecFrom(
  'RateableProducts',
  t.strict({ 'hydra:member': nullable(t.readonlyArray(RateableWire)) }, 'RateableProducts'),
  (wire) => E.right<never, readonly RateableProduct[]>((wire['hydra:member'] ?? []).map(rateableOf)),
)

export const RejectionReasonCode = oneOf('RejectionReason', REJECTION_REASONS)

export const OwnReviewWire = t.strict(
  {
    text: ReviewTextCodec, reviewer: nullable(t.string), state: oneOf('ReviewState', REVIEW_STATES),
    locale: LocaleCode, written_at: t.string, rejected_for: nullable(RejectionReasonCode), reply: nullable(ReplyWire),
  },
  'OwnReview',
)

type OwnReviewWire = t.TypeOf<typeof OwnReviewWire>

const OwnRatingWire = t.strict(
  {
    product_id: ProductIdNumber, title: t.string, image: nullable(t.string), category: ProductTypeCode,
    rating: StarsNumber, review: nullable(OwnReviewWire),
  },
  'OwnProductRating',
)
type OwnRatingWire = t.TypeOf<typeof OwnRatingWire>

export const reviewToWire = ({ text, reviewer, state, locale, writtenAt, rejectedFor, reply }: SubmittedReview): OwnReviewWire => ({
  text, reviewer: orNull(reviewer), state, locale, written_at: writtenAt, rejected_for: orNull(rejectedFor),
  reply: orNull(reply && replyToWire(reply)),
})

export const ownRatingToWire = ({ productId, title, image, category, stars, review }: OwnRating): OwnRatingWire => ({
  product_id: productId, title, image: image ?? null, category, rating: stars,
  review: review === undefined ? null : reviewToWire(review),
})

export const reviewOf = ({ rejected_for: reason, written_at: writtenAt, reviewer, reply, ...wire }: OwnReviewWire): SubmittedReview => ({
  text: wire.text, state: wire.state, locale: wire.locale, writtenAt,
  ...omitUndefined({
    reviewer: orUndefined(reviewer), rejectedFor: orUndefined(reason), reply: reply === null ? undefined : replyOf(reply),
  }),
})

const ownRatingOf = ({ product_id: productId, title, image, category, rating, review }: OwnRatingWire): OwnRating => ({
  productId, title, category, stars: rating,
  ...(image === null ? {} : { image }), ...(review === null ? {} : { review: reviewOf(review) }),
})

export const OwnRatingCodec = codecFrom('OwnProductRating', OwnRatingWire, (wire) => E.right<never, OwnRating>(ownRatingOf(wire)))

export const OwnRatingsCodec = codecFrom(
  'OwnProductRatings',
  t.strict({ 'hydra:member': nullable(t.readonlyArray(OwnRatingWire)) }, 'OwnProductRatings'),
  (wire) => E.right<never, readonly OwnRating[]>((wire['hydra:member'] ?? []).map(ownRatingOf)),
)
