import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Subscriptions } from './subscriptions.port.ts'

/** Ends one of the customer's subscriptions; existing orders stay. */
export type CancelSubscription = (owner: AccountId, id: number) => TE.TaskEither<Failure, void>

export const makeCancelSubscription =
  ({ subscriptions }: { readonly subscriptions: Subscriptions }): CancelSubscription =>
  (owner, id) => subscriptions.remove(owner, id)
