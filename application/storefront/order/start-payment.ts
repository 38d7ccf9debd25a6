import type { TaskEither } from 'fp-ts/TaskEither'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { OrderGateway } from './order-gateway.port.ts'

/** Opens the payment page for an order that still has to be paid; `undefined` when nothing is due. */
export type StartPayment = (orderToken: OrderToken) => TaskEither<Failure, string | undefined>
export const StartPayment = token<StartPayment>('StartPayment')

export const makeStartPayment = (deps: { readonly orders: OrderGateway }): StartPayment => deps.orders.startPayment
