import { token } from '../../token.ts'
import type { AsCustomer } from './as-customer.ts'
import type { SecurityGateway } from './security-gateway.port.ts'

/** Changes the customer's password; all other sessions of the account end (Account §7). */
export type ChangePassword = SecurityGateway['changePassword']
export const ChangePassword = token<ChangePassword>('ChangePassword')

export const makeChangePassword =
  (deps: { readonly security: SecurityGateway; readonly asCustomer: AsCustomer }): ChangePassword =>
  (input) => deps.asCustomer(deps.security.changePassword(input))
