import { token } from '../../token.ts'
import type { OrderGateway } from './order-gateway.port.ts'

/** The payment methods for an unpaid order (Commerce §9). */
export type ListOrderPayments = OrderGateway['paymentMethods']
export const ListOrderPayments = token<ListOrderPayments>('ListOrderPayments')

export const makeListOrderPayments = (deps: { readonly orders: OrderGateway }): ListOrderPayments => deps.orders.paymentMethods
