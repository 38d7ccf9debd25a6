import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { recommendationContract } from '../../../application/contract/recommendation.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { checkedRequest, ofProduct, pathRequest } from '../operations/request-forms.ts'
import { RecommendationRequest, type WholeCart } from './recommendation-request.codec.ts'
import { RecommendationRecord } from './recommendation.codec.ts'

export const recommendationRoutes = {
  getCrossSell: route(
    'GET /api/products/{product_id}/cross-sell', 'List products related to a product',
    pathRequest(ofProduct),
    reply(RecommendationRecord),
    { isPublic: true },
  ),
  getRecommendations: route(
    'POST /api/recommendations', 'List recommended products for a cart',
    checkedRequest(RecommendationRequest, {
      read: ({ cart }) => pipe(makeCartToken(cart.token), E.map((token) => ({ cart: { token } }))),
      write: (input: WholeCart) => input,
    }),
    reply(RecommendationRecord),
  ),
} satisfies Routes<typeof recommendationContract>
