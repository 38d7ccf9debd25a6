import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { RefusalBy } from '../../../domain/refusal.ts'
import { requestDigest } from '../../../domain/keyed-request.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { canBeSubscribedTo, subscribedProductsOf, newSubscription } from '../../../domain/subscription/start-subscription.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { CountDeps } from '../attempts/count-attempt.ts'
import { requestedNextDay, requestedPayment, confirmed, countDeliveryDate } from './requested-subscription.ts'
import type { PaymentDeps } from './get-subscription-payment-methods.ts'
import type { Subscriptions } from './subscriptions.port.ts'
import { toShownSubscription, type ShowDeps } from './to-shown-subscription.ts'
import type { UseCase } from '../operation.ts'
import type { subscriptionContract } from '../../contract/subscription.ts'

type Deps = ShowDeps & PaymentDeps & CountDeps & { readonly subscriptions: Subscriptions }

/** Subscribes to the products of one of the customer's orders (Account §7). Neither products nor prices are taken from the request. */
export const makeCreateSubscription =
  (deps: Deps): UseCase<typeof subscriptionContract.createSubscription> =>
  (caller, { key, ...input }) => {
    const { owner, locale } = caller
    const { orderId, frequency: requested, isConfirmed, nextDay: day, payment } = input
    const today = zurichTime(deps.clock.now()).day
    return pipe(
      TE.fromEither(confirmed(requested, isConfirmed)),
      TE.bindTo('frequency'),
      TE.bindW('nextDay', () => TE.fromEither(requestedNextDay(day, today))),
      TE.bindW('order', () => pipe(
        deps.history.order(owner, orderId),
        TE.filterOrElseW(canBeSubscribedTo, (): RefusalBy<'NotFound'> => ({ _tag: 'NotFound', what: 'order' })),
      )),
      TE.tap(() => requestedPayment(deps, caller)(payment)),
      TE.tap(({ nextDay }) => countDeliveryDate(deps, caller)(nextDay !== undefined)),
      TE.flatMap(({ frequency, nextDay, order }) => deps.subscriptions.add(
        newSubscription({ products: subscribedProductsOf(order), owner, payment, ...omitUndefined({ frequency, nextDay }) }, today),
        { key, digest: requestDigest('createSubscription', owner, input) }, order.token,
      )),
      TE.flatMap(toShownSubscription(deps, locale)),
    )
  }

