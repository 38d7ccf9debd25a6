import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Money } from '../../../domain/money/money.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import { remindersDueUntil } from '../../../domain/reminder/reminders-due-until.ts'
import { daysAfter } from '../../../domain/shop/day-number.ts'
import type { Failure, ServiceUnavailable } from '../../../domain/refusal.ts'
import { shippingMethodToUse } from '../../../domain/subscription/available-shipping-methods.ts'
import { makeSubscriptionToken } from '../../../domain/subscription/link-token.ts'
import { troubleOf, type RenewalTrouble } from '../../../domain/subscription/renewal-trouble.ts'
import { checkDueOn, withoutNextDelivery, withoutOrder, type Subscription } from '../../../domain/subscription/subscription.ts'
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
 * Processes due subscriptions and returns how many: the owner gets a notice of the next delivery, it is ordered, or the owner is notified
 * why it cannot be. A failing one delays no other.
 */
export type RenewSubscriptions = () => TE.TaskEither<ServiceUnavailable, number>

type Deps = OrderDeps & ChargeDeps & JobDeps & { readonly dueSubscriptions: DueSubscriptions }

const AT_ONCE = 50
/** The lease in milliseconds: longer than an order takes, so that after a crash another process continues soon. */
const LEASE_MS = 20_000

/** A shipping method that is no longer offered is replaced before the notice, so that there is time to choose another one. */
const withCurrentShipping = (
  deps: Deps, subscription: Subscription, total: Money | undefined,
): TE.TaskEither<ServiceUnavailable, Subscription> =>
  pipe(
    availableShippingMethods(deps, subscription.brandChannel)(subscription, total),
    TE.map((methods) => ({ ...subscription, shippingMethod: shippingMethodToUse(subscription.shippingMethod, methods) })),
  )

const sendNotice = (deps: Deps, leased: LeasedSubscription, nextDay: string): TE.TaskEither<ServiceUnavailable, boolean> => {
  const { subscription: before, version, customer } = leased
  const token = newToken(deps.tokens, makeSubscriptionToken)
  const settings = deps.register.settings(before.brandChannel)
  return pipe(
    productsTotal(deps, before),
    TE.bindTo('total'),
    TE.bind('subscription', ({ total }) => withCurrentShipping(deps, { ...before, nextDay, notifiedFor: nextDay }, total)),
    TE.bind('trouble', ({ subscription }) => cardTrouble(deps, subscription)),
    TE.flatMap(({ subscription, total, trouble }) => {
      const mailInput = { subscription, version, customer, words: deps.mailTexts, settings }
      const outlook = { isOtherShipping: subscription.shippingMethod !== before.shippingMethod, ...omitUndefined({ total, trouble }) }
      return deps.dueSubscriptions.settle({
        version, subscription, dueOn: checkDueOn(subscription), mail: { mail: noticeMail(mailInput, token, outlook), token },
      })
    }),
  )
}

const recordRefusal = (
  deps: Deps, { subscription: before, version, customer }: LeasedSubscription, today: string, trouble: RenewalTrouble
) => {
  const subscription = afterRefusal(before, trouble, today)
  const settings = deps.register.settings(before.brandChannel)
  const mail = troubleMail({ subscription, version, customer, words: deps.mailTexts, settings })
  return deps.dueSubscriptions.settle({ version, subscription, dueOn: checkDueOn(subscription), mail: { mail } })
}

/** A change during the order is no refusal: the delivery is retried soon. */
const isTransient = (failure: Failure): boolean =>
  failure._tag === 'TotalChanged' || (failure._tag === 'NotFound' && failure.what === 'subscription')

/** Only business refusals are reported to the owner; an unavailable service is a failure of the job, and retried. */
const orRefused = (
  deps: Deps, leased: LeasedSubscription, today: string,
) => (failure: Failure): TE.TaskEither<ServiceUnavailable, boolean> => {
  if (failure._tag === 'ServiceUnavailable') return TE.left(failure)
  return isTransient(failure) ? TE.right(false) : recordRefusal(deps, leased, today, troubleOf(failure))
}

const order = (deps: Deps, leased: LeasedSubscription, today: string): TE.TaskEither<ServiceUnavailable, boolean> =>
  pipe(
    orderDelivery(deps)(leased, today),
    TE.map(() => true),
    TE.orElse(orRefused(deps, leased, today)),
  )

const settle = (deps: Deps, { version }: LeasedSubscription, subscription: Subscription, day = checkDueOn(subscription)) =>
  deps.dueSubscriptions.settle({ version, subscription, dueOn: day })

const charge = (
  deps: Deps, leased: LeasedSubscription, today: string, orderToken: OrderToken,
): TE.TaskEither<ServiceUnavailable, boolean> =>
  pipe(
    chargeDelivery(deps)(leased, orderToken),
    TE.flatMap((outcome): TE.TaskEither<ServiceUnavailable, boolean> => {
      switch (outcome) {
        case 'paid': return settle(deps, leased, withoutNextDelivery(leased.subscription, today))
        case 'given_up': return settle(deps, leased, withoutOrder(leased.subscription))
        case 'declined': return recordRefusal(deps, leased, today, 'card_declined')
        case 'unknown': return recordRefusal(deps, leased, today, 'card_unanswered')
        case 'open': return settle(deps, leased, leased.subscription, daysAfter(today, 1))
      }
    }),
    TE.orElse(orRefused(deps, leased, today)),
  )

const process = (deps: Deps, leased: LeasedSubscription, today: string): TE.TaskEither<ServiceUnavailable, boolean> => {
  const { subscription, customer } = leased
  const decision = subscriptionDecision(subscription, { today, isVerified: customer.isVerified })
  switch (decision._tag) {
    case 'Tell': return sendNotice(deps, leased, decision.nextDay)
    case 'Order': return order(deps, leased, today)
    case 'Charge': return charge(deps, leased, today, decision.orderToken)
    case 'Wait': {
      const next = checkDueOn(subscription)
      return deps.dueSubscriptions.settle({
        version: leased.version, subscription, dueOn: next === undefined || next > today ? next : daysAfter(today, 1),
      })
    }
  }
}

const processOne = (deps: Deps, today: string) => (id: number): TE.TaskEither<ServiceUnavailable, boolean> => {
  const now = deps.clock.now()
  return pipe(
    deps.dueSubscriptions.lease(id, { until: today, now, leasedUntil: new Date(now.getTime() + LEASE_MS) }),
    TE.flatMap((leased): TE.TaskEither<ServiceUnavailable, boolean> => (leased === undefined
        ? TE.right(false)
        : process(deps, leased, today))),
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
        idOf: String, work: processOne(deps, today),
      }),
      TE.map(({ done }) => done.filter(Boolean).length),
    )
  }
