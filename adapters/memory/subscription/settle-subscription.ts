import type { SettledSubscription } from '../../../application/commerce/subscription/due-subscriptions.port.ts'
import { checkDueOn, type Subscription } from '../../../domain/subscription/subscription.ts'
import { storeMails } from '../mail/store-mails.ts'
import type { ShopState } from '../shop-state.ts'

/** Stores a changed subscription; the new version invalidates the lease of a job that is processing it. */
export const storeSubscription = (state: ShopState, subscription: Subscription, dueOn = checkDueOn(subscription)): void => {
  const before = state.subscriptions.get(subscription.id)
  if (before === undefined) return
  const { version, request } = before
  state.subscriptions.set(subscription.id, { subscription, version: version + 1, dueOn, leasedUntil: undefined, request })
}

export const isUnchanged = (state: ShopState, { subscription, version }: SettledSubscription): boolean =>
  state.subscriptions.get(subscription.id)?.version === version

/** Stores the result of processing a subscription, with its mail. */
export const settleSubscription = (state: ShopState, { subscription, dueOn, mail }: SettledSubscription): void => {
  storeSubscription(state, subscription, dueOn)
  if (mail?.token !== undefined) state.subscriptionLinks.set(mail.token, { id: subscription.id, day: subscription.nextDay })
  if (mail !== undefined) storeMails(state, [mail.mail])
}
