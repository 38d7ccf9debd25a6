import { token } from '../../token.ts'
import type { OrderGateway } from './order-gateway.port.ts'

/** Opens the payment page of an unpaid order, with another method if given; `undefined` if nothing is due. */
export type StartPayment = OrderGateway['startPayment']
export const StartPayment = token<StartPayment>('StartPayment')

export const makeStartPayment = (deps: { readonly orders: OrderGateway }): StartPayment => deps.orders.startPayment
