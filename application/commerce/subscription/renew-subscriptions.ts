import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Money } from '../../../domain/money/money.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import { daysAfter, remindersDueUntil } from '../../../domain/reminder/calendar-day.ts'
import type { Failure, ServiceUnavailable } from '../../../domain/refusal.ts'
import { wayToTake } from '../../../domain/subscription/available-shipping-methods.ts'
import { makeSubscriptionToken } from '../../../domain/subscription/letter-token.ts'
import { troubleOf, type RenewalTrouble } from '../../../domain/subscription/renewal-trouble.ts'
import { lookOn, withoutNextDelivery, withoutOrder, type Subscription } from '../../../domain/subscription/subscription.ts'
import { afterRefusal, subscriptionDecision } from '../../../domain/subscription/subscription-decision.ts'
import { eachItem, type JobDeps } from '../job/each-item.ts'
import { noticeMail, troubleMail } from '../mail/subscription-mails.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { newToken } from '../shop/new-token.ts'
import { cardTrouble } from './card-trouble.ts'
import { chargeDelivery, type ChargeDeps } from './charge-delivery.ts'
import type { DueSubscriptions, LeasedSubscription } from './due-subscriptions.port.ts'
import { availableShippingMethods } from './available-shipping-methods.ts'
import { orderDelivery, type OrderDeps } from './order-delivery.ts'
import { productsTotal } from './to-shown-subscription.ts'

/**
 * Looks at subscriptions whose day has come, and answers at how many: their owners are told of the next delivery, or it is
 * ordered, or they are told why it cannot be. What goes wrong with one is no reason to leave the others waiting.
 */
export type RenewSubscriptions = () => TE.TaskEither<ServiceUnavailable, number>

type Deps = OrderDeps & ChargeDeps & JobDeps & { readonly dueSubscriptions: DueSubscriptions }

const AT_ONCE = 50
/** Longer than an order takes: whoever was killed with one in hand is followed soon. Milliseconds. */
const HELD_FOR = 20_000

/** A way to ship that is gone is replaced before the owner is told, so that there is time to choose another one. */
const withWayOfToday = (
  deps: Deps, subscription: Subscription, total: Money | undefined,
): TE.TaskEither<ServiceUnavailable, Subscription> =>
  pipe(
    availableShippingMethods(deps, subscription.brandChannel)(subscription, total),
    TE.map((ways) => ({ ...subscription, shippingMethod: wayToTake(subscription.shippingMethod, ways) })),
  )

const told = (deps: Deps, held: LeasedSubscription, nextDay: string): TE.TaskEither<Failure, boolean> => {
  const { subscription: before, version, customer } = held
  const token = newToken(deps.tokens, makeSubscriptionToken)
  const settings = deps.register.settings(before.brandChannel)
  return pipe(
    productsTotal(deps, before),
    TE.bindTo('total'),
    TE.bind('subscription', ({ total }) => withWayOfToday(deps, { ...before, nextDay, toldOf: nextDay }, total)),
    TE.bind('trouble', ({ subscription }) => cardTrouble(deps, subscription)),
    TE.flatMap(({ subscription, total, trouble }) => {
      const letter = { subscription, version, customer, words: deps.mailTexts, settings }
      const outlook = { isOtherShipping: subscription.shippingMethod !== before.shippingMethod, ...omitUndefined({ total, trouble }) }
      return deps.dueSubscriptions.settle({
        version, subscription, lookOn: lookOn(subscription), letter: { mail: noticeMail(letter, token, outlook), token },
      })
    }),
  )
}

const refused = (deps: Deps, { subscription: before, version, customer }: LeasedSubscription, today: string, trouble: RenewalTrouble) => {
  const subscription = afterRefusal(before, trouble, today)
  const settings = deps.register.settings(before.brandChannel)
  const mail = troubleMail({ subscription, version, customer, words: deps.mailTexts, settings })
  return deps.dueSubscriptions.settle({ version, subscription, lookOn: lookOn(subscription), letter: { mail } })
}

/** What changed while it was ordered says nothing against the delivery: it is looked at again soon. */
const isTransient = (failure: Failure): boolean =>
  failure._tag === 'TotalChanged' || (failure._tag === 'NotFound' && failure.what === 'subscription')

/** Only what the business says no to is told to the owner; what could not be asked is a failure of the job, and tried again. */
const orRefused = (
  deps: Deps, held: LeasedSubscription, today: string,
) => (failure: Failure): TE.TaskEither<Failure, boolean> => {
  if (failure._tag === 'ServiceUnavailable') return TE.left(failure)
  return isTransient(failure) ? TE.right(false) : refused(deps, held, today, troubleOf(failure))
}

const ordered = (deps: Deps, held: LeasedSubscription, today: string): TE.TaskEither<Failure, boolean> =>
  pipe(
    orderDelivery(deps)(held, today),
    TE.map(() => true),
    TE.orElse(orRefused(deps, held, today)),
  )

const settled = (deps: Deps, { version }: LeasedSubscription, subscription: Subscription, day = lookOn(subscription)) =>
  deps.dueSubscriptions.settle({ version, subscription, lookOn: day })

const charged = (deps: Deps, held: LeasedSubscription, today: string, orderToken: OrderToken): TE.TaskEither<Failure, boolean> =>
  pipe(
    chargeDelivery(deps)(held, orderToken),
    TE.flatMap((outcome): TE.TaskEither<Failure, boolean> => {
      switch (outcome) {
        case 'paid': return settled(deps, held, withoutNextDelivery(held.subscription, today))
        case 'given_up': return settled(deps, held, withoutOrder(held.subscription))
        case 'declined': return refused(deps, held, today, 'card_declined')
        case 'unknown': return refused(deps, held, today, 'card_silent')
        case 'open': return settled(deps, held, held.subscription, daysAfter(today, 1))
      }
    }),
    TE.orElse(orRefused(deps, held, today)),
  )

const turned = (deps: Deps, held: LeasedSubscription, today: string): TE.TaskEither<Failure, boolean> => {
  const { subscription, customer } = held
  const turn = subscriptionDecision(subscription, { today, isVerified: customer.isVerified })
  switch (turn._tag) {
    case 'Tell': return told(deps, held, turn.nextDay)
    case 'Order': return ordered(deps, held, today)
    case 'Charge': return charged(deps, held, today, turn.orderToken)
    case 'Wait': {
      const next = lookOn(subscription)
      return deps.dueSubscriptions.settle({
        version: held.version, subscription, lookOn: next === undefined || next > today ? next : daysAfter(today, 1),
      })
    }
  }
}

const turnOne = (deps: Deps, today: string) => (id: number): TE.TaskEither<Failure, boolean> => {
  const now = deps.clock.now()
  return pipe(
    deps.dueSubscriptions.hold(id, { until: today, now, leasedUntil: new Date(now.getTime() + HELD_FOR) }),
    TE.flatMap((held): TE.TaskEither<Failure, boolean> => (held === undefined ? TE.right(false) : turned(deps, held, today))),
  )
}

export const makeRenewSubscriptions =
  (deps: Deps): RenewSubscriptions =>
  () => {
    const now = deps.clock.now()
    const today = remindersDueUntil(now)
    return pipe(
      eachItem(deps, {
        job: 'subscriptions',
        take: () => deps.dueSubscriptions.due({ until: today, now, limit: AT_ONCE }),
        idOf: String, work: turnOne(deps, today),
      }),
      TE.map(({ done }) => done.filter(Boolean).length),
    )
  }
