import type { TaskEither } from 'fp-ts/TaskEither'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { Recommendation } from '../../../domain/recommendation/recommendation.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { RecommendationGateway } from './recommendation-gateway.port.ts'

/** What goes with the goods of a cart (Commerce §2). */
export type RecommendProducts = (cart: Cart) => TaskEither<Failure, Recommendation>
export const RecommendProducts = token<RecommendProducts>('RecommendProducts')

export const makeRecommendProducts =
  (deps: { readonly recommendations: RecommendationGateway }): RecommendProducts =>
  (cart) => deps.recommendations.forCart(cart)
