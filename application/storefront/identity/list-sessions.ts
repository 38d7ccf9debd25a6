import { token } from '../../token.ts'
import type { AsCustomer } from './as-customer.ts'
import type { SecurityGateway } from './security-gateway.port.ts'

/** The sessions of the customer. */
export type ListSessions = SecurityGateway['sessions']
export const ListSessions = token<ListSessions>('ListSessions')

export const makeListSessions =
  (deps: { readonly security: SecurityGateway; readonly asCustomer: AsCustomer }): ListSessions =>
  () => deps.asCustomer(deps.security.sessions())
