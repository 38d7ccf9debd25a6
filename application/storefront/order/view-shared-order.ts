import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { SharedOrder } from '../../../domain/order/shared-order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { OrderGateway } from './order-gateway.port.ts'

/** What the link of an order shows to everybody. */
export type ViewSharedOrder = (orderToken: OrderToken) => TaskEither<Failure, SharedOrder>
export const ViewSharedOrder = token<ViewSharedOrder>('ViewSharedOrder')

export const makeViewSharedOrder =
  (deps: { readonly orders: OrderGateway }): ViewSharedOrder =>
  (orderToken) => deps.orders.shared(orderToken)
