import { token } from '../../token.ts'
import type { OrderGateway } from './order-gateway.port.ts'

/** Opens the payment page for an order that still has to be paid, by another method if wanted; `undefined` when nothing is due. */
export type StartPayment = OrderGateway['startPayment']
export const StartPayment = token<StartPayment>('StartPayment')

export const makeStartPayment = (deps: { readonly orders: OrderGateway }): StartPayment => deps.orders.startPayment
