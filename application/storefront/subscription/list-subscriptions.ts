import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { SubscriptionGateway } from './subscription-gateway.port.ts'

/** The customer's own subscriptions, the oldest first (Account §7). */
export type ListSubscriptions = SubscriptionGateway['getSubscriptions']
export const ListSubscriptions = token<ListSubscriptions>('ListSubscriptions')

export const makeListSubscriptions =
  (deps: { readonly subscriptions: SubscriptionGateway; readonly asCustomer: AsCustomer }): ListSubscriptions =>
  (...input) => deps.asCustomer(deps.subscriptions.getSubscriptions(...input))
