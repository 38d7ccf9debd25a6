import type { SubmittedRating, SubmittedReview } from '../../../domain/rating/submitted-rating.ts'
import { makeReplyText } from '../../../domain/rating/review-reply.ts'
import { makeReviewText } from '../../../domain/rating/review-text.ts'
import { makeStars } from '../../../domain/rating/stars.ts'
import { made } from './made.ts'
import { productId } from './product.ts'

export const stars = (number: number) => made(makeStars(number))
export const replyText = (text: string) => made(makeReplyText(text))
export const words = (text: string) => made(makeReviewText(text))

export const aReview = (stated: Partial<SubmittedReview> = {}): SubmittedReview => ({
  text: words('Sitzen gut, den ganzen Tag.'), state: 'published', locale: 'de', writtenAt: '2026-02-01T10:00:00.000Z', ...stated,
})

export const aRating = (stated: Partial<SubmittedRating> = {}): SubmittedRating => ({
  id: -1, productId: productId(1001), groupKey: 'lens', stars: stars(4), submittedAt: '2026-01-31T10:00:00.000Z', ...stated,
})
