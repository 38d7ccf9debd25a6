import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { ratingAccount } from '../../../domain/rating/rating-request.ts'
import type { OwnRating, RateableProduct } from '../../../domain/rating/rateable-product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { RatingGateway } from './rating-gateway.port.ts'

export type Ratings = { readonly rateable: readonly RateableProduct[]; readonly own: readonly OwnRating[] }

/** The products that the customer may rate, and the customer's ratings (Account §4.4). */
export type ListRatings = (customer: Customer) => TE.TaskEither<Failure, Ratings>
export const ListRatings = token<ListRatings>('ListRatings')

type Deps = { readonly ratings: RatingGateway; readonly asCustomer: AsCustomer; readonly shop: ShopSettings }

export const makeListRatings =
  ({ ratings, asCustomer, shop }: Deps): ListRatings =>
  (customer) => asCustomer(sequenceS(TE.ApplyPar)({ rateable: ratings.rateable(ratingAccount(customer, shop), shop), own: ratings.own() }))
