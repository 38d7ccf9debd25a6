import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { SubscriptionEndGateway } from './subscription-end-gateway.port.ts'

/** Cancels a subscription of the customer. */
export type CancelSubscription = SubscriptionEndGateway['end']
export const CancelSubscription = token<CancelSubscription>('CancelSubscription')

export const makeCancelSubscription =
  (deps: { readonly subscriptionEnds: SubscriptionEndGateway; readonly asCustomer: AsCustomer }): CancelSubscription =>
  (...input) => deps.asCustomer(deps.subscriptionEnds.end(...input))
