import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { Recommendation } from '../../../domain/recommendation/recommendation.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { customerOf, GUEST } from '../../../domain/identity/identity.ts'
import { token } from '../../token.ts'
import type { CurrentIdentity } from '../identity/current-identity.ts'
import type { RecommendationGateway } from './recommendation-gateway.port.ts'

/** Products that go with the items of a cart (Commerce §2). */
export type RecommendProducts = (cart: Cart) => TaskEither<Failure, Recommendation>
export const RecommendProducts = token<RecommendProducts>('RecommendProducts')

type Deps = { readonly recommendations: RecommendationGateway; readonly identity: CurrentIdentity }

/** The recommendation service gets the id of a customer, but nothing about a guest. */
export const makeRecommendProducts =
  ({ recommendations, identity }: Deps): RecommendProducts =>
  (cart) => recommendations.forCart(cart, customerOf(identity.now() ?? GUEST)?.accountId)
