import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Recommendation } from '../../../domain/recommendation/recommendation.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Recommendations for a product or a cart, through the API. */
export interface RecommendationGateway {
  readonly forProduct: (productId: ProductId) => TaskEither<Failure, Recommendation>
  /** `accountId`: of a signed-in customer. */
  readonly forCart: (cart: Cart, accountId?: string) => TaskEither<Failure, Recommendation>
}
export const RecommendationGateway = token<RecommendationGateway>('RecommendationGateway')
