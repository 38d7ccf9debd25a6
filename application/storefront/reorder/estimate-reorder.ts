import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { boughtLines } from '../../../domain/product/gift-line.ts'
import type { Order } from '../../../domain/order/order.ts'
import { defaultReorderInterval, type ReorderInterval } from '../../../domain/reorder/reorder-interval.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { token } from '../../token.ts'
import type { Shop } from '../shop/shop.ts'
import type { Today } from '../shop/today.port.ts'

/** How long the items of an order last, and the day to order again; the default without a response (Commerce §8). */
export type EstimateReorder = (order: Pick<Order, 'email' | 'lines'>) => TE.TaskEither<never, ReorderInterval>
export const EstimateReorder = token<EstimateReorder>('EstimateReorder')

type Deps = { readonly shop: Pick<Shop, 'reorder'>; readonly today: Today }

export const makeEstimateReorder =
  (deps: Deps): EstimateReorder =>
  ({ email, lines }) =>
    pipe(
      deps.shop.reorder.getReorderInterval({
        email,
        items: boughtLines(lines).map(({ productId, variantId, quantity, eye }) => ({
          productId, variantId, quantity, ...omitUndefined({ eye }),
        })),
      }),
      TE.orElse(() => TE.right<never, ReorderInterval>(defaultReorderInterval(deps.today()))),
    )
