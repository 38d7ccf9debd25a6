import * as E from 'fp-ts/lib/Either.js'
import type { ExpiredDataKind, ExpiredData } from '../../../application/commerce/privacy/expired-data.port.ts'
import { listedFailuresSince } from '../../../domain/job/job-failure.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { RetentionCutoffs } from '../../../domain/settings/retention.ts'
import { STAFF_SIGN_INS, type AuditEntryKind } from '../../../domain/staff/audit-entry.ts'
import { atomically } from '../atomically.ts'
import { deleteIdentities } from '../identity/identity-removals.ts'
import type { ShopState } from '../shop-state.ts'
import { deleteCart } from '../cart/delete-cart.ts'

/** Whether a cart has not changed since; without a recorded change its creation counts. */
const isUntouched = ({ carts, cartChanges }: ShopState, token: CartToken, before: Date): boolean => {
  const cart = carts.get(token)
  return cart !== undefined && new Date(cart.createdAt) < before && (cartChanges.get(token) ?? new Date(cart.createdAt)) < before
}

const deleteUnverified = (state: ShopState, before: Date): void => {
  const { customers, cartsOfCustomers, sessions, proofs, orders, customersSince, addressBooks } = state
  const used = new Set([
    ...[...cartsOfCustomers].flatMap(([owner, token]) => (isUntouched(state, token, before) ? [] : [owner])),
    ...[...sessions.values(), ...proofs.values(), ...orders.values()].map(({ accountId }) => accountId),
  ])
  for (const [id, { customer }] of customers)
    if (!customer.isVerified && !used.has(id) && (customersSince.get(id) ?? before) < before) {
      const cart = cartsOfCustomers.get(id)
      if (cart !== undefined) deleteCart(state, cart)
      customers.delete(id)
      addressBooks.delete(id)
      deleteIdentities(state, id)
    }
}

const deleteOrders = (state: ShopState, before: Date): void => {
  for (const [token, { createdAt, cartToken }] of state.orders) {
    if (new Date(createdAt) >= before) continue
    state.orders.delete(token)
    state.ordersOfCarts.delete(cartToken)
    for (const [id, { orderToken }] of state.payments) if (orderToken === token) state.payments.delete(id)
    for (const map of [state.couponUses, state.releasedCouponUses, state.reservations, state.releaseAt]) map.delete(token)
    for (const entries of [state.reminded, state.ordersOfDeletedAccounts, state.reorderLinks]) entries.delete(token)
    for (const [id, { orderToken }] of state.reminders) if (orderToken === token) state.reminders.delete(id)
  }
}

const isSignIn = (what: AuditEntryKind): boolean => STAFF_SIGN_INS.some((kind) => kind === what)

type Purge = (state: ShopState, until: RetentionCutoffs) => void

const nothing: Purge = () => {}

const PURGES: { readonly [kind in ExpiredDataKind]: Purge } = {
  carts: (state, { carts: before }) => {
    const customerCarts = new Set(state.cartsOfCustomers.values())
    for (const token of state.carts.keys()) if (!customerCarts.has(token) && isUntouched(state, token, before)) deleteCart(state, token)
  },
  account_carts: (state, { accountCarts: before }) => {
    for (const token of state.cartsOfCustomers.values()) if (isUntouched(state, token, before)) deleteCart(state, token)
  },
  sessions: ({ sessions }, { now }) => { for (const [token, { endsAt }] of sessions) if (endsAt <= now) sessions.delete(token) },
  staff_sessions: ({ staffSessions: sessions }, { now }) => {
    for (const [token, { endsAt }] of sessions) if (endsAt <= now) sessions.delete(token)
  },
  access_tokens: ({ accessTokens: tokens }, { now }) => {
    for (const [token, { entry }] of tokens) if (entry.endsAt <= now) tokens.delete(token)
  },
  email_links: ({ proofs }, { now }) => { for (const [token, { endsAt }] of proofs) if (endsAt <= now) proofs.delete(token) },
  email_changes: ({ emailChanges: changes }, { now }) => {
    for (const [account, { endsAt }] of changes) if (endsAt <= now) changes.delete(account)
  },
  passkey_challenges: ({ challenges }, { now }) => {
    for (const [name, { endsAt }] of challenges) if (endsAt <= now) challenges.delete(name)
  },
  marketing_requests: ({ marketingRequests: requests }, { now }) => {
    for (const [token, { endsAt }] of requests) if (endsAt <= now) requests.delete(token)
  },
  consents: ({ marketing }, { consents }) => {
    for (const [key, { channels, changedAt }] of marketing) if (channels.length === 0 && changedAt < consents) marketing.delete(key)
  },
  used_tokens: ({ spentTokens }, { now }) => { for (const [token, endsAt] of spentTokens) if (endsAt <= now) spentTokens.delete(token) },
  accounts: (state, { accounts }) => { deleteUnverified(state, accounts) },
  reorder_links: ({ reorderLinks: links }, { now }) => { for (const [order, { endsAt }] of links) if (endsAt <= now) links.delete(order) },
  cart_links: ({ cartLinks }, { now }) => { for (const [token, { endsAt }] of cartLinks) if (endsAt <= now) cartLinks.delete(token) },
  // A shop in memory does not outlive the retention period of mails.
  sent_mails: nothing,
  failed_mails: ({ mails }, until) => {
    for (const [key, { failedAt, sentAt }] of mails)
      if (sentAt === undefined && failedAt !== undefined && failedAt < until.mails.getTime()) mails.delete(key)
  },
  demo_mails: nothing,
  orders: (state, { books }) => { deleteOrders(state, books) },
  mails_of_orders: nothing,
  staff_sign_ins: ({ auditEntries }, { staffSignIns }) => {
    const remaining = auditEntries.filter(({ what, at }) => !isSignIn(what) || at >= staffSignIns)
    auditEntries.splice(0, auditEntries.length, ...remaining)
  },
  job_failures: ({ jobFailures }, { now }) => {
    for (const [name, { lastAt }] of jobFailures) if (lastAt < listedFailuresSince(now)) jobFailures.delete(name)
  },
}

export const openExpiredData = (state: ShopState): ExpiredData => ({
  purge: (kind, until) =>
    atomically(() => {
      PURGES[kind](state, until)
      return E.right(false)
    }),
})
