import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import { withoutOwner } from '../../../domain/privacy/reduced-order.ts'
import { storeRating } from '../rating/stored-rating.ts'
import type { ShopState } from '../shop-state.ts'

export const paymentsOf = ({ payments }: ShopState, token: OrderToken) =>
  [...payments.values()].filter((payment) => payment.orderToken === token)

/** The order continues as a guest's, and its card is no longer to be saved. */
export const releaseOrder = (state: ShopState, order: Order): void => {
  state.orders.set(order.token, withoutOwner(order))
  for (const { savesCard: _keeps, alias: _alias, ...payment } of paymentsOf(state, order.token)) state.payments.set(payment.id, payment)
}

export const deleteReminders = (state: ShopState, accountId: AccountId): void => {
  for (const { id } of [...state.reminders.values()].filter((reminder) => reminder.accountId === accountId)) {
    state.reminders.delete(id)
    for (const [end, alarm] of state.reminderEnds) if (alarm === id) state.reminderEnds.delete(end)
  }
}

export const deleteSubscriptions = (state: ShopState, accountId: AccountId): void => {
  for (const [id] of [...state.subscriptions].filter(([, { subscription }]) => subscription.accountId === accountId)) {
    state.subscriptions.delete(id)
    for (const [token, mail] of state.subscriptionLinks) if (mail.id === id) state.subscriptionLinks.delete(token)
  }
}

export const deleteCards = ({ aliases, aliasRemovals }: ShopState, accountId: AccountId): void => {
  for (const [token, { owner, alias }] of aliases)
    if (owner === accountId) {
      aliases.delete(token)
      aliasRemovals.set(alias.providerToken, undefined)
    }
}

/**
 * The stars stay, texts are deleted, because they may name the person. Ratings with a rejected review are deleted, so that their stars do
 * not start to count.
 */
export const releaseRatings = (state: ShopState, accountId: AccountId): void => {
  for (const { owner: _who, review, ...rating } of [...state.ratings.values()].filter(({ owner }) => owner === accountId))
    if (review?.state === 'rejected') state.ratings.delete(rating.id)
    else storeRating(state, rating)
}
