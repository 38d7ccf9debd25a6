import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ProductId } from '../../../domain/product/product.ts'
import type { ShownReviews } from '../../../domain/rating/shown-reviews.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Public ratings, through the API; pages count from 1. */
export interface ReviewGateway {
  readonly reviews: (productId: ProductId, page: number) => TaskEither<Failure, ShownReviews>
}
export const ReviewGateway = token<ReviewGateway>('ReviewGateway')
