import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Subscriptions } from './subscriptions.port.ts'
import { toShownSubscription, type ShowDeps } from './to-shown-subscription.ts'
import type { UseCase } from '../operation.ts'
import type { subscriptionContract } from '../../contract/subscription.ts'

/** The customer's subscriptions, oldest first (Account §7). */
export const makeGetSubscriptions =
  (deps: ShowDeps & { readonly subscriptions: Subscriptions }): UseCase<typeof subscriptionContract.getSubscriptions> =>
  ({ owner, locale }) => pipe(deps.subscriptions.list(owner), TE.flatMap(TE.traverseArray(toShownSubscription(deps, locale))))
