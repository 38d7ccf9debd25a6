import { token } from '../../token.ts'
import type { CustomerMilesGateway } from './customer-miles-gateway.port.ts'

/** The miles of whoever is signed in, the newest order first (Commerce §7). */
export type ListOwnMiles = CustomerMilesGateway['points']
export const ListOwnMiles = token<ListOwnMiles>('ListOwnMiles')

export const makeListOwnMiles = (deps: { readonly customerMiles: CustomerMilesGateway }): ListOwnMiles =>
  deps.customerMiles.points
