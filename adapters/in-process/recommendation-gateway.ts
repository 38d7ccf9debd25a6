import type { RecommendForCart } from '../../application/commerce/recommendation/recommend-for-cart.ts'
import type { At } from '../../application/commerce/shop/at.ts'
import type { RecommendationGateway } from '../../application/storefront/recommendation/recommendation-gateway.port.ts'

export const makeInProcessRecommendations = (
  shop: { readonly recommendForCart: RecommendForCart },
  at: At,
): RecommendationGateway => ({
  forCart: (cart) => shop.recommendForCart(cart.token, at),
})
