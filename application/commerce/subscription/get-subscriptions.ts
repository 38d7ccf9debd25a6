import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { ShownSubscription } from '../../../domain/subscription/shown-subscription.ts'
import type { Callers } from '../shop/request-context.ts'
import type { Subscriptions } from './subscriptions.port.ts'
import { toShownSubscription, type ShowDeps } from './to-shown-subscription.ts'

/** The customer's subscriptions, oldest first (Account §7). */
export type GetSubscriptions = (caller: Callers['customer']) => TE.TaskEither<Failure, readonly ShownSubscription[]>

export const makeGetSubscriptions =
  (deps: ShowDeps & { readonly subscriptions: Subscriptions }): GetSubscriptions =>
  ({ owner, locale }) => pipe(deps.subscriptions.list(owner), TE.flatMap(TE.traverseArray(toShownSubscription(deps, locale))))
