import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { appliedLink } from '../../../domain/subscription/applied-link.ts'
import { makeSubscriptionToken } from '../../../domain/subscription/link-token.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { Subscriptions } from './subscriptions.port.ts'
import type { UseCase } from '../operation.ts'
import type { subscriptionContract } from '../../contract/subscription.ts'

type Deps = CountDeps & { readonly subscriptions: Subscriptions }

/**
 * Skips the delivery of a mail or pauses its subscription, by the mail's token. The response is the same for every token, so that it
 * reveals nothing (decision S12).
 */
export const makeApplySubscriptionLink =
  (deps: Deps): UseCase<typeof subscriptionContract.applySubscriptionLink> =>
  ({ from }, { token: text, action }) =>
    pipe(
      countAttempt(deps)('subscriptionLinksFromNetwork', from),
      TE.flatMap(() => {
        const token = makeSubscriptionToken(text)
        const today = zurichTime(deps.clock.now()).day
        return E.isRight(token)
          ? deps.subscriptions.changeByToken(token.right, (subscription, day) => appliedLink(subscription, day, action, today))
          : TE.right(undefined)
      }),
    )
