import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { RatingAccount, RatingRequest } from '../../../domain/rating/rating-request.ts'
import type { OwnRating, RateableProduct } from '../../../domain/rating/rateable-product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { token } from '../../token.ts'

/** The shop of a rating. */
export type RatedShop = Pick<ShopSettings, 'brandChannel' | 'salesChannel'>

/** A signed-in customer's ratings, through the API; a guest is refused. */
export interface RatingGateway {
  /** The last bought first. */
  readonly rateable: (account: RatingAccount, shop: RatedShop) => TaskEither<Failure, readonly RateableProduct[]>
  readonly add: (request: RatingRequest) => TaskEither<Failure, OwnRating>
  /** The newest first. */
  readonly own: () => TaskEither<Failure, readonly OwnRating[]>
}
export const RatingGateway = token<RatingGateway>('RatingGateway')
