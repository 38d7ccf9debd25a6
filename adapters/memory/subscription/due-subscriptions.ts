import * as E from 'fp-ts/lib/Either.js'
import type { DueSubscriptions } from '../../../application/commerce/subscription/due-subscriptions.port.ts'
import { atomically } from '../atomically.ts'
import { isBackedOff } from '../job/job-failures.ts'
import type { StoredSubscription, ShopState } from '../shop-state.ts'
import { isUnchanged, settleSubscription } from './settle-subscription.ts'

type DueQuery = { readonly until: string; readonly now: Date }

const isDue = ({ erasures }: ShopState, { until, now }: DueQuery) => (
  { dueOn, leasedUntil, subscription }: StoredSubscription
): boolean =>
  dueOn !== undefined && !erasures.has(subscription.accountId) && dueOn <= until && (leasedUntil === undefined || leasedUntil <= now)

const longestWaitingFirst = (left: StoredSubscription, right: StoredSubscription): number =>
  (left.dueOn ?? '').localeCompare(right.dueOn ?? '') || left.subscription.id - right.subscription.id

export const openDueSubscriptions = (state: ShopState): DueSubscriptions => ({
  due: ({ limit, ...query }) =>
    atomically(() => E.right(
      [...state.subscriptions.values()].filter(isDue(state, query))
        .filter(({ subscription: { id } }) => !isBackedOff(state, 'subscriptions', String(id), query.now))
        .toSorted(longestWaitingFirst).slice(0, limit)
        .map(({ subscription: { id } }) => id),
    )),
  lease: (id, { leasedUntil, ...query }) =>
    atomically(() => {
      const stored = state.subscriptions.get(id)
      const customer = stored && state.customers.get(stored.subscription.accountId)?.customer
      if (stored === undefined || customer === undefined || !isDue(state, query)(stored)) return E.right(undefined)
      state.subscriptions.set(id, { ...stored, leasedUntil })
      return E.right({ subscription: stored.subscription, version: stored.version, customer })
    }),
  settle: (settled) =>
    atomically(() => {
      if (!isUnchanged(state, settled)) return E.right(false)
      settleSubscription(state, settled)
      return E.right(true)
    }),
})
