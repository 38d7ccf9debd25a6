import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { SubscriptionGateway } from './subscription-gateway.port.ts'

/** A subscription of the customer (Account §7). */
export type ViewSubscription = SubscriptionGateway['getSubscription']
export const ViewSubscription = token<ViewSubscription>('ViewSubscription')

export const makeViewSubscription =
  (deps: { readonly subscriptions: SubscriptionGateway; readonly asCustomer: AsCustomer }): ViewSubscription =>
  (...input) => deps.asCustomer(deps.subscriptions.getSubscription(...input))
