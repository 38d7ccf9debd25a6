import { DELETED_RECORDS, type DeletedName } from '../../../application/commerce/privacy/personal-records.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import type { Email } from '../../../domain/customer/email.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import { ERASED_EMAIL, isOrderDone, reducedOrder, type NewTokens } from '../../../domain/privacy/reduced-order.ts'
import { deleteByAccount } from '../identity/delete-by-account.ts'
import { deleteIdentities } from '../identity/identity-removals.ts'
import { refundsOf } from '../payment/order-moves.ts'
import type { ShopState } from '../shop-state.ts'
import { deleteCart } from '../cart/delete-cart.ts'
import {
  deleteCards, deleteReminders, deleteSubscriptions, paymentsOf, releaseOrder, releaseRatings,
} from '../identity/parts-of-account.ts'
import { hasAddressOf, isMailOf, isOpticianKeyOf, isOrderOf, personOf, type Person } from './person.ts'

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

const detachOrder = (state: ShopState, order: Order): void => {
  releaseOrder(state, order)
  state.ordersOfDeletedAccounts.add(order.token)
}

const deleteCarts = (state: ShopState, person: Person): void => {
  const ordered = [...state.orders.values()].filter(isOrderOf(state, person)).map(({ cartToken }) => cartToken)
  const own = new Set([...ordered, state.cartsOfCustomers.get(person.accountId)])
  for (const [token, cart] of state.carts)
    if (own.has(token) || cart.accountId === person.accountId || hasAddressOf(person)(cart)) deleteCart(state, token)
}

const deleteOfAddress = <Key>(entries: Map<Key, { readonly email?: Email | undefined }>, person: Person): void => {
  for (const [key, entry] of entries) if (hasAddressOf(person)(entry)) entries.delete(key)
}

type Deletion = (state: ShopState, person: Person) => void

/** What is stored within another record is deleted with it. */
const within: Deletion = () => {}

const DELETIONS: { readonly [name in DeletedName]: Deletion } = {
  customer: ({ customers, customersSince }, { accountId }) => {
    customers.delete(accountId)
    customersSince.delete(accountId)
  },
  email_change: ({ emailChanges }, { accountId }) => { emailChanges.delete(accountId) },
  account_erasure: ({ erasures }, { accountId }) => { erasures.delete(accountId) },
  customer_address: ({ addressBooks }, { accountId }) => { addressBooks.delete(accountId) },
  session: ({ sessions }, { accountId }) => { deleteByAccount(sessions, accountId) },
  linked_identity: (state, { accountId }) => { deleteIdentities(state, accountId) },
  passkey: ({ passkeys }, { accountId }) => { deleteByAccount(passkeys, accountId) },
  email_link: ({ proofs }, person) => {
    deleteByAccount(proofs, person.accountId)
    deleteOfAddress(proofs, person)
  },
  payment_alias: (state, { accountId }) => { deleteCards(state, accountId) },
  subscription: (state, { accountId }) => { deleteSubscriptions(state, accountId) },
  subscription_link: within,
  lens_pass: ({ lensPasses }, { accountId }) => { lensPasses.delete(accountId) },
  reminder_alarm: (state, { accountId }) => { deleteReminders(state, accountId) },
  reminder_end: within,
  reorder_link: ({ reorderLinks }, { accountId }) => { deleteByAccount(reorderLinks, accountId) },
  marketing_subscription: ({ marketing }, person) => { deleteOfAddress(marketing, person) },
  marketing_consent: within,
  marketing_request: ({ marketingRequests }, person) => { deleteOfAddress(marketingRequests, person) },
  unsubscribe_token: ({ marketing, unsubscribeTokens }, person) => {
    const keys = new Set([...marketing].filter(([, entry]) => hasAddressOf(person)(entry)).map(([key]) => key))
    for (const [token, key] of unsubscribeTokens) if (keys.has(key)) unsubscribeTokens.delete(token)
  },
  customer_cart: ({ cartsOfCustomers }, { accountId }) => { cartsOfCustomers.delete(accountId) },
  cart_link: within,
  abandoned_cart_mail: within,
  cart: deleteCarts,
  outbox: ({ mails }, person) => { for (const [key, queued] of mails) if (isMailOf(person)(queued)) mails.delete(key) },
  demo_mail: within,
  partner_customer: ({ opticians }, person) => {
    for (const key of opticians.keys()) if (isOpticianKeyOf(person)(key)) opticians.delete(key)
  },
}

/** Deletes a person as listed in `PERSONAL_RECORDS`. */
export const erasePerson = (state: ShopState, accountId: AccountId, renaming: Renaming): void => {
  const person = personOf(state, accountId)
  for (const name of DELETED_RECORDS) {
    if (name === 'customer') {
      releaseRatings(state, accountId)
      for (const order of [...state.orders.values()].filter(isOrderOf(state, person)))
        if (!reduceIfDone(state, order, renaming)) detachOrder(state, order)
    }
    DELETIONS[name](state, person)
  }
}
