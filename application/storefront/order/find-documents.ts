import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { CustomerOrderGateway } from './customer-order-gateway.port.ts'

/** The URLs of an order's documents (Commerce §7). */
export type FindDocuments = CustomerOrderGateway['documents']
export const FindDocuments = token<FindDocuments>('FindDocuments')

export const makeFindDocuments =
  (deps: { readonly customerOrders: CustomerOrderGateway; readonly asCustomer: AsCustomer }): FindDocuments =>
  (ids) => deps.asCustomer(deps.customerOrders.documents(ids))
