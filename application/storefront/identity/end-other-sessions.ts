import { token } from '../../token.ts'
import type { AsCustomer } from './as-customer.ts'
import type { SecurityGateway } from './security-gateway.port.ts'

/** Ends all other sessions. */
export type EndOtherSessions = SecurityGateway['endOtherSessions']
export const EndOtherSessions = token<EndOtherSessions>('EndOtherSessions')

export const makeEndOtherSessions =
  (deps: { readonly security: SecurityGateway; readonly asCustomer: AsCustomer }): EndOtherSessions =>
  (input) => deps.asCustomer(deps.security.endOtherSessions(input))
