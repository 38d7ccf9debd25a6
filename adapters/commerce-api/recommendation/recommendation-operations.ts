import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import { operation } from '../operations/operation.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { withoutBody, productOfPath, withBody } from '../operations/request-forms.ts'
import { RecommendationRequest, recommendationRequest } from './recommendation-request.codec.ts'
import { RecommendationCodec, recommendationToWire } from './recommendation.codec.ts'

type Input = { readonly cart: { readonly token: CartToken } }
type ClientInput = { readonly cart: Cart; readonly accountId?: string }

export const recommendationOperations = {
  getCrossSell: operation(
    'GET /api/products/{product_id}/cross-sell', 'List products related to a product', 'anyone',
    withoutBody<{ readonly productId: ProductId }>({
      encode: ({ productId }) => ({ path: { product_id: productId } }),
      decode: (request) => pipe(productOfPath(request), E.map((productId) => ({ productId }))),
    }),
    replyWith(RecommendationCodec, (recommendation, { locale }) => recommendationToWire(recommendation, locale)),
    { isPublic: true },
  ),
  getRecommendations: operation(
    'POST /api/recommendations', 'List recommended products for a cart', 'cart token',
    withBody<RecommendationRequest, Input, ClientInput>({
      body: RecommendationRequest,
      encode: ({ cart, accountId }, sender) => ({ body: recommendationRequest(cart, sender, accountId) }),
      decode: (wire) => pipe(makeCartToken(wire.cart_token), E.map((token) => ({ cart: { token } }))),
    }),
    replyWith(RecommendationCodec, (recommendation, { locale }) => recommendationToWire(recommendation, locale)),
  ),
}
