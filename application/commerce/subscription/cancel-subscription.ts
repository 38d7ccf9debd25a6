import type { Subscriptions } from './subscriptions.port.ts'
import type { UseCase } from '../operation.ts'
import type { subscriptionContract } from '../../contract/subscription.ts'

/** Ends one of the customer's subscriptions; existing orders stay. */
export type CancelSubscription = UseCase<typeof subscriptionContract.cancelSubscription>

export const makeCancelSubscription =
  ({ subscriptions }: { readonly subscriptions: Subscriptions }): CancelSubscription =>
  ({ owner }, { id }) => subscriptions.remove(owner, id)
