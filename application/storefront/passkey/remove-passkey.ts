import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { PasskeyGateway } from './passkey-gateway.port.ts'

/** Deletes a passkey of the customer. */
export type RemovePasskey = PasskeyGateway['remove']
export const RemovePasskey = token<RemovePasskey>('RemovePasskey')

export const makeRemovePasskey =
  (deps: { readonly passkeys: PasskeyGateway; readonly asCustomer: AsCustomer }): RemovePasskey =>
  (id, password) => deps.asCustomer(deps.passkeys.remove(id, password))
