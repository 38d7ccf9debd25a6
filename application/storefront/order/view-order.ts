import type { TaskEither } from 'fp-ts/TaskEither'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { OrderGateway } from './order-gateway.port.ts'

/** One order, for whoever holds its token. */
export type ViewOrder = (orderToken: OrderToken) => TaskEither<Failure, Order>
export const ViewOrder = token<ViewOrder>('ViewOrder')

export const makeViewOrder = (deps: { readonly orders: OrderGateway }): ViewOrder => deps.orders.order
