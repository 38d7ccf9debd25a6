import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { Email } from '../../../domain/customer/email.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import { ERASED_EMAIL, isOrderDone, reducedOrder, type NewTokens } from '../../../domain/privacy/reduced-order.ts'
import { deleteOf } from '../identity/delete-of.ts'
import { deleteIdentities } from '../identity/identity-removals.ts'
import { refundsOf } from '../order/order-moves.ts'
import type { ShopState } from '../shop-state.ts'
import { isOfCorrespondent } from './is-of-correspondent.ts'
import {
  deleteCards, deleteCart, deleteReminders, deleteSubscriptions, paymentsOf, releaseOrder, releaseRatings,
} from './parts-of-account.ts'

type Naming = { readonly at: Date; readonly names: () => NewTokens }

const moveEntry = <Value>(
  entries: Map<OrderToken, Value>, from: OrderToken, to: OrderToken, change = (value: Value): Value => value,
): void => {
  const value = entries.get(from)
  if (value === undefined) return
  entries.delete(from)
  entries.set(to, change(value))
}

/** The order as stored for ten years, under an unknown token. */
const reduce = (state: ShopState, order: Order, names: NewTokens): void => {
  const { token, cartToken } = order
  state.orders.delete(token)
  state.orders.set(names.token, reducedOrder(order, names))
  state.ordersOfCarts.delete(cartToken)
  state.ordersOfCarts.set(names.cartToken, names.token)
  for (const { page: _page, savesCard: _keeps, alias: _alias, ...payment } of paymentsOf(state, token))
    state.payments.set(payment.id, { ...payment, orderToken: names.token })
  const nobody = { customer: customerKey(ERASED_EMAIL) }
  for (const uses of [state.couponUses, state.releasedCouponUses]) moveEntry(uses, token, names.token, (use) => ({ ...use, ...nobody }))
  for (const refund of refundsOf(state, token)) state.refunds.set(refund.id, { refund: { ...refund, orderToken: names.token } })
  moveEntry(state.orderChanges, token, names.token, (changes) => changes.map(({ note: _note, digest: _digest, ...change }) => change))
  state.reservations.delete(token)
  state.releaseAt.delete(token)
  if (state.reminded.delete(token)) state.reminded.add(names.token)
  state.ordersLeft.delete(token)
  // Keys and links of mails contain the order token; a mail that is not sent yet is kept.
  for (const [key, { mail, sentAt, failedAt }] of state.mails)
    if ((sentAt ?? failedAt) !== undefined && JSON.stringify(mail).includes(token)) state.mails.delete(key)
}

export const reduceIfDone = (state: ShopState, order: Order, { at, names }: Naming): boolean => {
  const isDone = isOrderDone(order, { payments: paymentsOf(state, order.token), refunds: refundsOf(state, order.token) }, at)
  if (isDone) reduce(state, order, names())
  return isDone
}

type IsOwn = (one: { readonly email?: Email | undefined }) => boolean

const leave = (state: ShopState, order: Order): void => {
  releaseOrder(state, order)
  state.ordersLeft.add(order.token)
}

const isOrderOf = ({ ordersLeft }: ShopState, owner: AccountId, isOwn: IsOwn) => (order: Order): boolean =>
  order.accountId === owner || (order.accountId === undefined && !ordersLeft.has(order.token) && isOwn(order))

const deleteCarts = (state: ShopState, accountId: AccountId, isOwn: IsOwn): void => {
  const ordered = [...state.orders.values()].filter(isOrderOf(state, accountId, isOwn)).map(({ cartToken }) => cartToken)
  const own = new Set([...ordered, state.cartsOfCustomers.get(accountId)])
  state.cartsOfCustomers.delete(accountId)
  for (const [token, cart] of state.carts)
    if (own.has(token) || cart.accountId === accountId || isOwn(cart)) deleteCart(state, token)
}

const dropMailbox = (state: ShopState, isOwn: IsOwn, mailbox: string): void => {
  for (const [token, { email }] of state.proofs) if (isOwn({ email })) state.proofs.delete(token)
  for (const [token, request] of state.marketingRequests) if (isOwn(request)) state.marketingRequests.delete(token)
  for (const [key, found] of state.marketing)
    if (isOwn(found)) {
      state.marketing.delete(key)
      for (const [token, one] of state.unsubscribeTokens) if (one === key) state.unsubscribeTokens.delete(token)
    }
  for (const [key, one] of state.mails) if (isOfCorrespondent(one, mailbox)) state.mails.delete(key)
  for (const key of state.opticians.keys()) if (key.endsWith(` ${mailbox}`)) state.opticians.delete(key)
}

/** Deletes a person as the list of personal data says for each table. */
export const erasePerson = (state: ShopState, { accountId, email, isVerified }: Customer, naming: Naming): void => {
  const mailbox = canonicalEmailOf(email)
  const isOwn: IsOwn = (one) =>
    isVerified && one.email !== undefined && canonicalEmailOf(one.email) === mailbox
  deleteCarts(state, accountId, isOwn)
  deleteReminders(state, accountId)
  deleteOf(state.reorderLinks, accountId)
  deleteSubscriptions(state, accountId)
  deleteCards(state, accountId)
  releaseRatings(state, accountId)
  for (const order of [...state.orders.values()].filter(isOrderOf(state, accountId, isOwn)))
    if (!reduceIfDone(state, order, naming)) leave(state, order)
  deleteOf(state.sessions, accountId)
  deleteOf(state.proofs, accountId)
  deleteIdentities(state, accountId)
  deleteOf(state.passkeys, accountId)
  state.emailChanges.delete(accountId)
  state.addressBooks.delete(accountId)
  state.lensPasses.delete(accountId)
  state.erasures.delete(accountId)
  if (isVerified) dropMailbox(state, isOwn, mailbox)
  state.customers.delete(accountId)
  state.customersSince.delete(accountId)
}
