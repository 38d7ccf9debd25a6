import type { SettledSubscription } from '../../../application/commerce/subscription/due-subscriptions.port.ts'
import { lookOn, type Subscription } from '../../../domain/subscription/subscription.ts'
import { storeMails } from '../mail/store-mails.ts'
import type { ShopState } from '../shop-state.ts'

/** Keeps a subscription as it is now; whoever holds it for its delivery finds it changed. */
export const storeSubscription = (state: ShopState, subscription: Subscription, look = lookOn(subscription)): void => {
  const before = state.subscriptions.get(subscription.id)
  if (before === undefined) return
  const { version, request } = before
  state.subscriptions.set(subscription.id, { subscription, version: version + 1, lookOn: look, leasedUntil: undefined, request })
}

export const isUnchanged = (state: ShopState, { subscription, version }: SettledSubscription): boolean =>
  state.subscriptions.get(subscription.id)?.version === version

/** Keeps what became of a subscription, with its letter. */
export const settleSubscription = (state: ShopState, { subscription, lookOn: look, letter }: SettledSubscription): void => {
  storeSubscription(state, subscription, look)
  if (letter?.token !== undefined) state.subscriptionLinks.set(letter.token, { id: subscription.id, day: subscription.nextDay })
  if (letter !== undefined) storeMails(state, [letter.mail])
}
