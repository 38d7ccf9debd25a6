import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { ShownSubscription } from '../../../domain/subscription/shown-subscription.ts'
import type { Callers } from '../shop/request-context.ts'
import type { Subscriptions } from './subscriptions.port.ts'
import { toShownSubscription, type ShowDeps } from './to-shown-subscription.ts'

/** One own subscription; somebody else's is one that does not exist (Account §7, decision S11). */
export type ShowSubscription = (caller: Callers['customer'], id: number) => TE.TaskEither<Failure, ShownSubscription>

const NONE: Failure = { _tag: 'NotFound', what: 'subscription' }

export const makeShowSubscription =
  (deps: ShowDeps & { readonly subscriptions: Subscriptions }): ShowSubscription =>
  ({ owner, locale }, id) =>
    pipe(
      deps.subscriptions.list(owner),
      TE.flatMap((own) => TE.fromNullable(NONE)(own.find((one) => one.id === id))),
      TE.flatMap(toShownSubscription(deps, locale)),
    )
