import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { SubscriptionGateway } from './subscription-gateway.port.ts'

/** Changes the addresses of the customer's subscriptions (Account §7). */
export type MoveSubscriptions = SubscriptionGateway['updateSubscriptionsAddresses']
export const MoveSubscriptions = token<MoveSubscriptions>('MoveSubscriptions')

export const makeMoveSubscriptions =
  (deps: { readonly subscriptions: SubscriptionGateway; readonly asCustomer: AsCustomer }): MoveSubscriptions =>
  (...input) => deps.asCustomer(deps.subscriptions.updateSubscriptionsAddresses(...input))
