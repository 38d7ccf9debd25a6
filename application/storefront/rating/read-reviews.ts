import { token } from '../../token.ts'
import type { ReviewGateway } from './review-gateway.port.ts'

/** How a product was rated and one page of what was written of it (Account §7). */
export type ReadReviews = ReviewGateway['reviews']
export const ReadReviews = token<ReadReviews>('ReadReviews')

export const makeReadReviews = ({ reviews }: { readonly reviews: ReviewGateway }): ReadReviews => reviews.reviews
