import { token } from '../../token.ts'
import type { AsCustomer } from './as-customer.ts'
import type { SecurityGateway } from './security-gateway.port.ts'

/** Changes the own password; everybody else who is signed in to the account is not any more (Account §7). */
export type ChangePassword = SecurityGateway['changePassword']
export const ChangePassword = token<ChangePassword>('ChangePassword')

export const makeChangePassword =
  (deps: { readonly security: SecurityGateway; readonly asCustomer: AsCustomer }): ChangePassword =>
  (asked) => deps.asCustomer(deps.security.changePassword(asked))
