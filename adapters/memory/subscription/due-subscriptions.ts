import * as E from 'fp-ts/lib/Either.js'
import type { DueSubscriptions } from '../../../application/commerce/subscription/due-subscriptions.port.ts'
import { atOnce } from '../at-once.ts'
import { isLeftAlone } from '../job/job-failures.ts'
import type { StoredSubscription, ShopState } from '../shop-state.ts'
import { isUnchanged, settleSubscription } from './settle-subscription.ts'

type Asked = { readonly until: string; readonly now: Date }

const isDue = ({ erasures }: ShopState, { until, now }: Asked) => ({ lookOn, leasedUntil, subscription }: StoredSubscription): boolean =>
  lookOn !== undefined && !erasures.has(subscription.accountId) && lookOn <= until && (leasedUntil === undefined || leasedUntil <= now)

const longestWaitingFirst = (one: StoredSubscription, other: StoredSubscription): number =>
  (one.lookOn ?? '').localeCompare(other.lookOn ?? '') || one.subscription.id - other.subscription.id

export const openDueSubscriptions = (state: ShopState): DueSubscriptions => ({
  due: ({ limit, ...asked }) =>
    atOnce(() => E.right(
      [...state.subscriptions.values()].filter(isDue(state, asked))
        .filter(({ subscription: { id } }) => !isLeftAlone(state, 'subscriptions', String(id), asked.now))
        .toSorted(longestWaitingFirst).slice(0, limit)
        .map(({ subscription: { id } }) => id),
    )),
  hold: (id, { leasedUntil, ...asked }) =>
    atOnce(() => {
      const kept = state.subscriptions.get(id)
      const customer = kept && state.customers.get(kept.subscription.accountId)?.customer
      if (kept === undefined || customer === undefined || !isDue(state, asked)(kept)) return E.right(undefined)
      state.subscriptions.set(id, { ...kept, leasedUntil })
      return E.right({ subscription: kept.subscription, version: kept.version, customer })
    }),
  settle: (settled) =>
    atOnce(() => {
      if (!isUnchanged(state, settled)) return E.right(false)
      settleSubscription(state, settled)
      return E.right(true)
    }),
})
