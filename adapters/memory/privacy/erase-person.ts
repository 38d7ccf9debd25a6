import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { Email } from '../../../domain/customer/email.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import { ERASED_EMAIL, isOrderDone, reducedOrder, type NewTokens } from '../../../domain/privacy/reduced-order.ts'
import { deleteByAccount } from '../identity/delete-by-account.ts'
import { deleteIdentities } from '../identity/identity-removals.ts'
import { refundsOf } from '../order/order-moves.ts'
import type { ShopState } from '../shop-state.ts'
import { isOfCorrespondent } from './is-of-correspondent.ts'
import {
  deleteCards, deleteCart, deleteReminders, deleteSubscriptions, paymentsOf, releaseOrder, releaseRatings,
} from './parts-of-account.ts'

type Renaming = { readonly at: Date; readonly names: () => NewTokens }

const moveEntry = <Value>(
  entries: Map<OrderToken, Value>, from: OrderToken, to: OrderToken, change = (value: Value): Value => value,
): void => {
  const value = entries.get(from)
  if (value === undefined) return
  entries.delete(from)
  entries.set(to, change(value))
}

/** Reduces an order to what is stored for ten years, under new tokens. */
const reduce = (state: ShopState, order: Order, names: NewTokens): void => {
  const { token, cartToken } = order
  state.orders.delete(token)
  state.orders.set(names.token, reducedOrder(order, names))
  state.ordersOfCarts.delete(cartToken)
  state.ordersOfCarts.set(names.cartToken, names.token)
  for (const { page: _page, savesCard: _keeps, alias: _alias, ...payment } of paymentsOf(state, token))
    state.payments.set(payment.id, { ...payment, orderToken: names.token })
  const anonymous = { customer: customerKey(ERASED_EMAIL) }
  for (const uses of [state.couponUses, state.releasedCouponUses]) moveEntry(uses, token, names.token, (use) => ({ ...use, ...anonymous }))
  for (const refund of refundsOf(state, token)) state.refunds.set(refund.id, { refund: { ...refund, orderToken: names.token } })
  moveEntry(state.orderChanges, token, names.token, (changes) => changes.map(({ note: _note, digest: _digest, ...change }) => change))
  state.reservations.delete(token)
  state.releaseAt.delete(token)
  if (state.reminded.delete(token)) state.reminded.add(names.token)
  state.ordersOfDeletedAccounts.delete(token)
  // Keys and links of mails contain the order token; a mail that is not sent yet is kept.
  for (const [key, { mail, sentAt, failedAt }] of state.mails)
    if ((sentAt ?? failedAt) !== undefined && JSON.stringify(mail).includes(token)) state.mails.delete(key)
}

export const reduceIfDone = (state: ShopState, order: Order, { at, names }: Renaming): boolean => {
  const isDone = isOrderDone(order, { payments: paymentsOf(state, order.token), refunds: refundsOf(state, order.token) }, at)
  if (isDone) reduce(state, order, names())
  return isDone
}

type IsOwn = (row: { readonly email?: Email | undefined }) => boolean

const detachOrder = (state: ShopState, order: Order): void => {
  releaseOrder(state, order)
  state.ordersOfDeletedAccounts.add(order.token)
}

const isOrderOf = ({ ordersOfDeletedAccounts }: ShopState, owner: AccountId, isOwn: IsOwn) => (order: Order): boolean =>
  order.accountId === owner || (order.accountId === undefined && !ordersOfDeletedAccounts.has(order.token) && isOwn(order))

const deleteCarts = (state: ShopState, accountId: AccountId, isOwn: IsOwn): void => {
  const ordered = [...state.orders.values()].filter(isOrderOf(state, accountId, isOwn)).map(({ cartToken }) => cartToken)
  const own = new Set([...ordered, state.cartsOfCustomers.get(accountId)])
  state.cartsOfCustomers.delete(accountId)
  for (const [token, cart] of state.carts)
    if (own.has(token) || cart.accountId === accountId || isOwn(cart)) deleteCart(state, token)
}

const deleteByEmail = (state: ShopState, isOwn: IsOwn, canonicalEmail: string): void => {
  for (const [token, { email }] of state.proofs) if (isOwn({ email })) state.proofs.delete(token)
  for (const [token, request] of state.marketingRequests) if (isOwn(request)) state.marketingRequests.delete(token)
  for (const [key, subscription] of state.marketing)
    if (isOwn(subscription)) {
      state.marketing.delete(key)
      for (const [token, marketingKey] of state.unsubscribeTokens) if (marketingKey === key) state.unsubscribeTokens.delete(token)
    }
  for (const [key, queued] of state.mails) if (isOfCorrespondent(queued, canonicalEmail)) state.mails.delete(key)
  for (const key of state.opticians.keys()) if (key.endsWith(` ${canonicalEmail}`)) state.opticians.delete(key)
}

/** Deletes a person as the list of personal tables says. */
export const erasePerson = (state: ShopState, { accountId, email, isVerified }: Customer, renaming: Renaming): void => {
  const canonicalEmail = canonicalEmailOf(email)
  const isOwn: IsOwn = (row) =>
    isVerified && row.email !== undefined && canonicalEmailOf(row.email) === canonicalEmail
  deleteCarts(state, accountId, isOwn)
  deleteReminders(state, accountId)
  deleteByAccount(state.reorderLinks, accountId)
  deleteSubscriptions(state, accountId)
  deleteCards(state, accountId)
  releaseRatings(state, accountId)
  for (const order of [...state.orders.values()].filter(isOrderOf(state, accountId, isOwn)))
    if (!reduceIfDone(state, order, renaming)) detachOrder(state, order)
  deleteByAccount(state.sessions, accountId)
  deleteByAccount(state.proofs, accountId)
  deleteIdentities(state, accountId)
  deleteByAccount(state.passkeys, accountId)
  state.emailChanges.delete(accountId)
  state.addressBooks.delete(accountId)
  state.lensPasses.delete(accountId)
  state.erasures.delete(accountId)
  if (isVerified) deleteByEmail(state, isOwn, canonicalEmail)
  state.customers.delete(accountId)
  state.customersSince.delete(accountId)
}
