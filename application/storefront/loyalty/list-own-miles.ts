import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { CustomerMilesGateway } from './customer-miles-gateway.port.ts'

/** One page of the signed-in customer's miles, the newest order first (Commerce §7). */
export type ListOwnMiles = CustomerMilesGateway['points']
export const ListOwnMiles = token<ListOwnMiles>('ListOwnMiles')

export const makeListOwnMiles =
  (deps: { readonly customerMiles: CustomerMilesGateway; readonly asCustomer: AsCustomer }): ListOwnMiles =>
  (page) => deps.asCustomer(deps.customerMiles.points(page))
