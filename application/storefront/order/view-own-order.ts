import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { CustomerOrderGateway } from './customer-order-gateway.port.ts'

/** One of the customer's own orders (Commerce §7). */
export type ViewOwnOrder = CustomerOrderGateway['order']
export const ViewOwnOrder = token<ViewOwnOrder>('ViewOwnOrder')

export const makeViewOwnOrder =
  (deps: { readonly customerOrders: CustomerOrderGateway; readonly asCustomer: AsCustomer }): ViewOwnOrder =>
  (id) => deps.asCustomer(deps.customerOrders.order(id))
