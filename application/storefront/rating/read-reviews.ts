import { token } from '../../token.ts'
import type { ReviewGateway } from './review-gateway.port.ts'

/** The rating of a product and one page of its reviews (Account §7). */
export type ReadReviews = ReviewGateway['reviews']
export const ReadReviews = token<ReadReviews>('ReadReviews')

export const makeReadReviews = ({ reviews }: { readonly reviews: ReviewGateway }): ReadReviews => reviews.reviews
