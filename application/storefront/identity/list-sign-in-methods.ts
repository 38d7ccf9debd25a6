import { token } from '../../token.ts'
import type { AsCustomer } from './as-customer.ts'
import type { SecurityGateway } from './security-gateway.port.ts'

/** The customer's sign-in methods besides e-mail links. */
export type ListSignInMethods = SecurityGateway['signInMethods']
export const ListSignInMethods = token<ListSignInMethods>('ListSignInMethods')

export const makeListSignInMethods =
  (deps: { readonly security: SecurityGateway; readonly asCustomer: AsCustomer }): ListSignInMethods =>
  () => deps.asCustomer(deps.security.signInMethods())
