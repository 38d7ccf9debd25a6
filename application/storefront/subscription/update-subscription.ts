import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { SubscriptionGateway } from './subscription-gateway.port.ts'

/** Changes an own subscription (Account §7). */
export type UpdateSubscription = SubscriptionGateway['updateSubscription']
export const UpdateSubscription = token<UpdateSubscription>('UpdateSubscription')

export const makeUpdateSubscription =
  (deps: { readonly subscriptions: SubscriptionGateway; readonly asCustomer: AsCustomer }): UpdateSubscription =>
  (...input) => deps.asCustomer(deps.subscriptions.updateSubscription(...input))
