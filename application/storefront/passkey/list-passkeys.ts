import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { PasskeyGateway } from './passkey-gateway.port.ts'

/** The customer's passkeys. */
export type ListPasskeys = PasskeyGateway['list']
export const ListPasskeys = token<ListPasskeys>('ListPasskeys')

export const makeListPasskeys =
  (deps: { readonly passkeys: PasskeyGateway; readonly asCustomer: AsCustomer }): ListPasskeys =>
  () => deps.asCustomer(deps.passkeys.list())
