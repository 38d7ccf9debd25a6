import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { boughtLines } from '../../../domain/product/gift-line.ts'
import type { Order } from '../../../domain/order/order.ts'
import { defaultReorderInterval, type ReorderInterval } from '../../../domain/reorder/reorder-interval.ts'
import { token } from '../../token.ts'
import type { Today } from '../shop/today.port.ts'
import type { ReorderGateway } from './reorder-gateway.port.ts'

/** How long the items of an order last, and the day to order again; the default without a response (Commerce §8). */
export type EstimateReorder = (order: Pick<Order, 'email' | 'lines'>) => TE.TaskEither<never, ReorderInterval>
export const EstimateReorder = token<EstimateReorder>('EstimateReorder')

type Deps = { readonly reorders: ReorderGateway; readonly today: Today }

export const makeEstimateReorder =
  (deps: Deps): EstimateReorder =>
  ({ email, lines }) =>
    pipe(
      deps.reorders.interval({
        email,
        items: boughtLines(lines).map(({ productId, variantId, quantity, eye }) => ({
          productId, variantId, quantity, ...(eye === undefined ? {} : { eye }),
        })),
      }),
      TE.orElse(() => TE.right<never, ReorderInterval>(defaultReorderInterval(deps.today()))),
    )
