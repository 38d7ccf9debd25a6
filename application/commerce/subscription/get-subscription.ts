import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { RefusalBy } from '../../../domain/refusal.ts'
import type { Subscriptions } from './subscriptions.port.ts'
import { toShownSubscription, type ShowDeps } from './to-shown-subscription.ts'
import type { UseCase } from '../operation.ts'
import type { subscriptionContract } from '../../contract/subscription.ts'

const NONE: RefusalBy<'NotFound'> = { _tag: 'NotFound', what: 'subscription' }

/** One of the customer's subscriptions; somebody else's is not found (Account §7, decision S11). */
export const makeGetSubscription =
  (deps: ShowDeps & { readonly subscriptions: Subscriptions }): UseCase<typeof subscriptionContract.getSubscription> =>
  ({ owner, locale }, { id }) =>
    pipe(
      deps.subscriptions.list(owner),
      TE.flatMap((own) => TE.fromNullable(NONE)(own.find((subscription) => subscription.id === id))),
      TE.flatMap(toShownSubscription(deps, locale)),
    )
