import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { PaymentAliasGateway } from './payment-alias-gateway.port.ts'

/** Deletes a saved card of the customer (Account §7). */
export type DeleteOwnCard = PaymentAliasGateway['remove']
export const DeleteOwnCard = token<DeleteOwnCard>('DeleteOwnCard')

export const makeDeleteOwnCard =
  (deps: { readonly aliases: PaymentAliasGateway; readonly asCustomer: AsCustomer }): DeleteOwnCard =>
  (alias) => deps.asCustomer(deps.aliases.remove(alias))
