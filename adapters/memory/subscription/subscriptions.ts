import * as E from 'fp-ts/lib/Either.js'
import type { SubscriptionNotFound, Subscriptions } from '../../../application/commerce/subscription/subscriptions.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { isRepeated, KEY_REUSED, type KeyReused } from '../../../domain/keyed-request.ts'
import { checkSubscriptionLimit } from '../../../domain/subscription/subscription-limit.ts'
import type { TooManySubscriptions } from '../../../domain/subscription/subscription-refusal.ts'
import { checkDueOn, type Subscription } from '../../../domain/subscription/subscription.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'
import { storeSubscription } from './settle-subscription.ts'

const notFound: SubscriptionNotFound = { _tag: 'NotFound', what: 'subscription' }

export const openSubscriptions = (state: ShopState): Subscriptions => {
  const own = (owner: AccountId): readonly Subscription[] =>
    [...state.subscriptions.values()].map(({ subscription }) => subscription).filter(({ accountId }) => accountId === owner)
  return {
    list: (owner) => atomically(() => E.right(own(owner))),
    add: (input, request, order) =>
      atomically((): E.Either<TooManySubscriptions | KeyReused, Subscription> => {
        const earlier = [...state.subscriptions.values()]
          .find((stored) => stored.subscription.accountId === input.accountId && stored.request.key === request.key)
        if (earlier !== undefined)
          return isRepeated(earlier.request.digest, request.digest) ? E.right(earlier.subscription) : E.left(KEY_REUSED)
        const room = checkSubscriptionLimit(own(input.accountId).length)
        if (E.isLeft(room)) return room
        state.lastSubscriptionId.value += 1
        const subscription = { ...input, id: state.lastSubscriptionId.value }
        state.subscriptions.set(
          subscription.id, { subscription, version: 0, dueOn: checkDueOn(subscription), leasedUntil: undefined, request },
        )
        for (const { id, accountId, orderToken } of state.reminders.values())
          if (orderToken === order && accountId === input.accountId) state.reminders.delete(id)
        return E.right(subscription)
      }),
    change: <Refused>(
      owner: AccountId, ids: readonly number[] | 'all', decide: (subscription: Subscription) => E.Either<Refused, Subscription>,
    ) =>
      atomically((): E.Either<Refused | SubscriptionNotFound, readonly Subscription[]> => {
        const selected = own(owner).filter(({ id }) => ids === 'all' || ids.includes(id))
        if (ids !== 'all' && !ids.every((id) => selected.some((subscription) => subscription.id === id))) return E.left(notFound)
        const decided = E.traverseArray(decide)(selected)
        if (E.isRight(decided)) for (const subscription of decided.right) storeSubscription(state, subscription)
        return decided
      }),
    remove: (owner, id) =>
      atomically(() => (
        own(owner).some((subscription) => subscription.id === id) && state.subscriptions.delete(id) ? E.right(undefined) : E.left(notFound)
      )),
    changeByToken: (token, decide) =>
      atomically(() => {
        const mail = state.subscriptionLinks.get(token)
        const stored = mail && state.subscriptions.get(mail.id)
        if (stored === undefined) return E.right(undefined)
        const after = decide(stored.subscription, mail?.day ?? '')
        if (after !== stored.subscription) storeSubscription(state, after)
        return E.right(undefined)
      }),
  }
}
