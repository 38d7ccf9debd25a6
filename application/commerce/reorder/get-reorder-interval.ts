import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { daysSupplied } from '../../../domain/reorder/days-supplied.ts'
import { defaultReorderInterval, reorderIntervalOf } from '../../../domain/reorder/reorder-interval.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { UseCase } from '../operation.ts'
import type { reorderContract } from '../../contract/reorder.ts'

/**
 * How long products last and when to reorder (Commerce §7). The e-mail address is not used: the response contains nothing about its
 * orders, so that it may be requested for any address.
 */
export const makeGetReorderInterval =
  (deps: { readonly products: ProductRepository; readonly clock: Clock }): UseCase<typeof reorderContract.getReorderInterval> =>
  (_, { items }) =>
    pipe(
      deps.products.products([...new Set(items.map(({ productId }) => productId))]),
      TE.map((products) => {
        const today = zurichTime(deps.clock.now()).day
        const days = daysSupplied(
          items.flatMap(({ productId, ...item }) => {
            const product = products.find(({ id }) => id === productId)
            return product === undefined ? [] : [{ ...item, product }]
          }),
        )
        return days === undefined ? defaultReorderInterval(today) : reorderIntervalOf(today, days)
      }),
    )
