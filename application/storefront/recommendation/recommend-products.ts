import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { Recommendation } from '../../../domain/recommendation/recommendation.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { customerOf, GUEST } from '../../../domain/identity/identity.ts'
import { token } from '../../token.ts'
import type { CurrentIdentity } from '../identity/current-identity.ts'
import type { Shop } from '../shop/shop.ts'

/** Products that go with the items of a cart (Commerce §2). */
export type RecommendProducts = (cart: Cart) => TaskEither<Failure, Recommendation>
export const RecommendProducts = token<RecommendProducts>('RecommendProducts')

type Deps = { readonly shop: Pick<Shop, 'recommendation'>; readonly identity: CurrentIdentity }

/** The recommendation service gets the id of a customer, but nothing about a guest. */
export const makeRecommendProducts =
  ({ shop, identity }: Deps): RecommendProducts =>
  (cart) =>
    shop.recommendation.getRecommendations({ cart, ...omitUndefined({ accountId: customerOf(identity.now() ?? GUEST)?.accountId }) })
