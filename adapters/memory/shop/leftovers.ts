import * as E from 'fp-ts/lib/Either.js'
import type { Leftovers } from '../../../application/commerce/shop/leftovers.port.ts'
import { atOnce } from '../at-once.ts'
import { dropIdentities } from '../identity/identity-removals.ts'
import type { ShopState } from '../shop-state.ts'

const dropUnproven = (state: ShopState, before: Date): void => {
  const { customers, cartsOfCustomers, sessions, proofs, orders, customersSince, addressBooks } = state
  const used = new Set([
    ...cartsOfCustomers.keys(),
    ...[...sessions.values(), ...proofs.values(), ...orders.values()].map(({ accountId }) => accountId),
  ])
  for (const [id, { customer }] of customers)
    if (!customer.isProven && !used.has(id) && (customersSince.get(id) ?? before) < before) {
      customers.delete(id)
      addressBooks.delete(id)
      dropIdentities(state, id)
    }
}

const dropBooks = (state: ShopState, before: Date): void => {
  for (const [token, { createdAt, cartToken }] of state.orders) {
    if (new Date(createdAt) >= before) continue
    state.orders.delete(token)
    state.ordersOfCarts.delete(cartToken)
    for (const [id, { orderToken }] of state.payments) if (orderToken === token) state.payments.delete(id)
    for (const kept of [state.couponUses, state.couponUsesGivenBack, state.reservations, state.releaseAt]) kept.delete(token)
    for (const kept of [state.reminded, state.ordersLeft]) kept.delete(token)
    for (const [id, { orderToken }] of state.reminders) if (orderToken === token) state.reminders.delete(id)
  }
}

/** Memory notes no change of a cart: its age counts from the day it was made. */
export const openLeftovers = (state: ShopState): Leftovers => ({
  drop: (until) =>
    atOnce(() => {
      const { carts, cartsOfCustomers, sessions, proofs, cartLinks } = state
      const held = new Set(cartsOfCustomers.values())
      for (const [token, { createdAt }] of carts)
        if (!held.has(token) && new Date(createdAt) < until.carts) carts.delete(token)
      for (const [token, { endsAt }] of sessions) if (endsAt <= until.now) sessions.delete(token)
      for (const [token, { endsAt }] of state.staffSessions) if (endsAt <= until.now) state.staffSessions.delete(token)
      for (const [token, { entry }] of state.accessTokens) if (entry.endsAt <= until.now) state.accessTokens.delete(token)
      for (const [token, { endsAt }] of proofs) if (endsAt <= until.now) proofs.delete(token)
      for (const [account, { endsAt }] of state.emailChanges) if (endsAt <= until.now) state.emailChanges.delete(account)
      for (const [challenge, { endsAt }] of state.challenges) if (endsAt <= until.now) state.challenges.delete(challenge)
      for (const [token, { endsAt }] of cartLinks) if (endsAt <= until.now) cartLinks.delete(token)
      for (const [token, { endsAt }] of state.marketingRequests) if (endsAt <= until.now) state.marketingRequests.delete(token)
      for (const [key, { channels, changedAt }] of state.marketing)
        if (channels.length === 0 && changedAt < until.consents) state.marketing.delete(key)
      for (const [token, endsAt] of state.spentTokens) if (endsAt <= until.now) state.spentTokens.delete(token)
      for (const [key, { givenUpAt, sentAt }] of state.mails)
        if (sentAt === undefined && givenUpAt !== undefined && givenUpAt < until.mails.getTime()) state.mails.delete(key)
      dropUnproven(state, until.accounts)
      dropBooks(state, until.books)
      return E.right(undefined)
    }),
})
