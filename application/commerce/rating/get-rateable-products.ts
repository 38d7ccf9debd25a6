import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { toRateableProduct } from '../../../domain/rating/rateable-product.ts'
import { rateableProducts } from '../../../domain/rating/rateable-products.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { OrderHistory } from '../order/order-history.port.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import { ofOwnAccount } from './of-own-account.ts'
import type { RatingRepository } from './rating-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { ratingContract } from '../../contract/rating.ts'

type Deps = { readonly history: OrderHistory; readonly products: ProductRepository; readonly ratings: RatingRepository }

/** Products the customer bought and has not rated, the last bought first (Account §7). */
export const makeGetRateableProducts =
  ({ history, products, ratings }: Deps): UseCase<typeof ratingContract.getRateableProducts> =>
  ({ owner, locale }, { account }) =>
    pipe(
      ofOwnAccount(owner, account),
      TE.flatMap((): TE.TaskEither<ServiceUnavailable, { readonly orders: Parameters<typeof rateableProducts>[0]['orders'] }> =>
        pipe(history.all(owner), TE.bindTo('orders'))),
      TE.bindW('products', ({ orders }) =>
        products.products([...new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)))])),
      TE.bindW('submitted', () => ratings.own(owner)),
      TE.map(({ submitted, ...purchases }) => {
        const rated = new Set(submitted.map(({ groupKey }) => groupKey))
        return rateableProducts({ ...purchases, isRated: (key) => rated.has(key) }).map((product) => toRateableProduct(product, locale))
      }),
    )
