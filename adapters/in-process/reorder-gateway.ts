import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ReckonInterval } from '../../application/commerce/reorder/reckon-interval.ts'
import type { RepeatOrder } from '../../application/commerce/reorder/repeat-order.ts'
import type { ReorderGateway } from '../../application/storefront/reorder/reorder-gateway.port.ts'
import type { OwnerOf } from './owner-of.ts'

type Deps = { readonly repeatOrder: RepeatOrder; readonly reckonInterval: ReckonInterval }

export const makeInProcessReorders = (shop: Deps, { ownerOf, from }: { readonly ownerOf: OwnerOf; readonly from: string }): ReorderGateway => ({
  reorder: (asked) =>
    pipe(
      ownerOf(),
      TE.flatMap((accountId) => shop.repeatOrder({ ...asked, from, ...(accountId === undefined ? {} : { accountId }) })),
    ),
  interval: shop.reckonInterval,
})
