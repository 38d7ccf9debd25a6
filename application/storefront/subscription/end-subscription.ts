import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { SubscriptionEndGateway } from './subscription-end-gateway.port.ts'

/** Ends an own subscription. */
export type EndSubscription = SubscriptionEndGateway['end']
export const EndSubscription = token<EndSubscription>('EndSubscription')

export const makeEndSubscription =
  (deps: { readonly subscriptionEnds: SubscriptionEndGateway; readonly asCustomer: AsCustomer }): EndSubscription =>
  (...asked) => deps.asCustomer(deps.subscriptionEnds.end(...asked))
