import { token } from '../../token.ts'
import type { AsCustomer } from './as-customer.ts'
import type { SecurityGateway } from './security-gateway.port.ts'

/** By what the customer signs in, beside letters. */
export type ListWaysIn = SecurityGateway['waysIn']
export const ListWaysIn = token<ListWaysIn>('ListWaysIn')

export const makeListWaysIn =
  (deps: { readonly security: SecurityGateway; readonly asCustomer: AsCustomer }): ListWaysIn =>
  () => deps.asCustomer(deps.security.waysIn())
