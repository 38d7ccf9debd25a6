import type { recommendationContract } from '../../contract/recommendation.ts'
import { onOwnCarts } from '../cart/on-own-carts.ts'
import type { UseCases } from '../operation.ts'
import { makeGetCrossSell } from './get-cross-sell.ts'
import { makeGetRecommendations } from './get-recommendations.ts'

export const recommendationOperations = {
  getCrossSell: makeGetCrossSell,
  getRecommendations: onOwnCarts(makeGetRecommendations),
} satisfies UseCases<typeof recommendationContract>
