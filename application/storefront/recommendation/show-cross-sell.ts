import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Recommendation } from '../../../domain/recommendation/recommendation.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { RecommendationGateway } from './recommendation-gateway.port.ts'

/** Products that go with a product (Commerce §7). */
export type ShowCrossSell = (productId: ProductId) => TaskEither<Failure, Recommendation>
export const ShowCrossSell = token<ShowCrossSell>('ShowCrossSell')

export const makeShowCrossSell = (deps: { readonly recommendations: RecommendationGateway }): ShowCrossSell =>
  deps.recommendations.forProduct
