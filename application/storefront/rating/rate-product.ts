import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import { ratingRequest, type RatingChange } from '../../../domain/rating/rating-request.ts'
import type { OwnRating } from '../../../domain/rating/rateable-product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { RatingGateway } from './rating-gateway.port.ts'
import type { Locale } from '../../../domain/shop/locale.ts'

/** Rates a bought product, or adds a text to the rating (Account §4.4). */
export type RateProduct = (customer: Customer, productId: ProductId, change: RatingChange, locale: Locale) =>
  TE.TaskEither<Failure, OwnRating>
export const RateProduct = token<RateProduct>('RateProduct')

type Deps = { readonly ratings: RatingGateway; readonly asCustomer: AsCustomer; readonly shop: ShopSettings }

export const makeRateProduct =
  ({ ratings, asCustomer, shop }: Deps): RateProduct =>
  (customer, productId, change, locale) =>
    asCustomer(ratings.add(ratingRequest(customer, { ...shop, locale }, productId, change)))
