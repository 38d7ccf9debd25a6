import type { Cart, CartToken } from '../../domain/cart/cart.ts'
import type { ProductId } from '../../domain/product/product.ts'
import type { Recommendation } from '../../domain/recommendation/recommendation.ts'
import { operation, type } from './operation.ts'

/** Products that go with a product or a cart. */
export const recommendationContract = {
  getCrossSell: operation({
    input: type<{ readonly productId: ProductId }>(), output: type<Recommendation>(), refusals: ['NotFound'], permission: 'anyone',
  }),
  getRecommendations: operation({
    input: type<{ readonly cart: { readonly token: CartToken } }>(),
    request: type<{ readonly cart: Cart; readonly accountId?: string }>(),
    output: type<Recommendation>(), refusals: ['NotFound'], permission: 'cart token',
  }),
}
