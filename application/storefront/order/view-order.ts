import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import { keepingFailure } from '../loading/keeping-failure.ts'
import type { LoadStore } from '../loading/load-store.ts'
import type { Shop } from '../shop/shop.ts'

/** An order by its token. */
export type ViewOrder = (orderToken: OrderToken) => TaskEither<Failure, Order>
export const ViewOrder = token<ViewOrder>('ViewOrder')

export const makeViewOrder =
  (deps: { readonly shop: Pick<Shop, 'order'>; readonly loads: LoadStore }): ViewOrder =>
  (orderToken) => keepingFailure(deps.loads, 'order')(deps.shop.order.getOrder({ token: orderToken }))
