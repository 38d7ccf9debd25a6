import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { SubscriptionGateway } from './subscription-gateway.port.ts'

/** Creates a subscription to the items of an order of the customer (Account §7). */
export type CreateSubscription = SubscriptionGateway['createSubscription']
export const CreateSubscription = token<CreateSubscription>('CreateSubscription')

export const makeCreateSubscription =
  (deps: { readonly subscriptions: SubscriptionGateway; readonly asCustomer: AsCustomer }): CreateSubscription =>
  (...input) => deps.asCustomer(deps.subscriptions.createSubscription(...input))
