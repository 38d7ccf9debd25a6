import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { PaymentAliasGateway } from './payment-alias-gateway.port.ts'

/** The customer's saved cards, the last used first (Account §7). */
export type ListOwnCards = PaymentAliasGateway['list']
export const ListOwnCards = token<ListOwnCards>('ListOwnCards')

export const makeListOwnCards =
  (deps: { readonly aliases: PaymentAliasGateway; readonly asCustomer: AsCustomer }): ListOwnCards =>
  () => deps.asCustomer(deps.aliases.list())
