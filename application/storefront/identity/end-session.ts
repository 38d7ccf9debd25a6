import { token } from '../../token.ts'
import type { AsCustomer } from './as-customer.ts'
import type { SecurityGateway } from './security-gateway.port.ts'

/** Ends a session on another device. */
export type EndSession = SecurityGateway['endSession']
export const EndSession = token<EndSession>('EndSession')

export const makeEndSession =
  (deps: { readonly security: SecurityGateway; readonly asCustomer: AsCustomer }): EndSession =>
  (id) => deps.asCustomer(deps.security.endSession(id))
