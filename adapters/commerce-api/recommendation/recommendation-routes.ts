import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { recommendationContract } from '../../../application/contract/recommendation.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { ofProduct, pathRequest, withBody } from '../operations/request-forms.ts'
import { RecommendationRequest, recommendationRequest } from './recommendation-request.codec.ts'
import { RecommendationRecord } from './recommendation.codec.ts'

type Input = { readonly cart: { readonly token: CartToken } }
type ClientInput = { readonly cart: Cart; readonly accountId?: string }

export const recommendationRoutes = {
  getCrossSell: route(
    'GET /api/products/{product_id}/cross-sell', 'List products related to a product',
    pathRequest(ofProduct),
    reply(RecommendationRecord),
    { isPublic: true },
  ),
  getRecommendations: route(
    'POST /api/recommendations', 'List recommended products for a cart',
    withBody<RecommendationRequest, Input, ClientInput>({
      body: RecommendationRequest,
      encode: ({ cart, accountId }, sender) => ({ body: recommendationRequest(cart, sender, accountId) }),
      decode: (wire) => pipe(makeCartToken(wire.cart_token), E.map((token) => ({ cart: { token } }))),
    }),
    reply(RecommendationRecord),
  ),
} satisfies Routes<typeof recommendationContract>
