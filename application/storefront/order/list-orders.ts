import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { CustomerOrderGateway } from './customer-order-gateway.port.ts'

/** One page of the customer's own orders, newest first (Commerce §7). */
export type ListOrders = CustomerOrderGateway['orders']
export const ListOrders = token<ListOrders>('ListOrders')

export const makeListOrders =
  (deps: { readonly customerOrders: CustomerOrderGateway; readonly asCustomer: AsCustomer }): ListOrders =>
  (page) => deps.asCustomer(deps.customerOrders.orders(page))
