import {
  endAccountParts, LINK_MAILS, SERVICE_MAILS, type AccountStep, type PartEnders,
} from '../../../application/commerce/identity/end-account-parts.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { isUsable } from '../../../domain/cart/is-usable.ts'
import { itemsOnly } from '../../../domain/cart/items-only.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { profileAtStart } from '../../../domain/customer/profile-at-start.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { removedMethods, type RevocableMethods } from '../../../domain/identity/revocable-methods.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { deleteCart } from '../cart/delete-cart.ts'
import { deleteCards, deleteReminders, deleteSubscriptions, releaseOrder, releaseRatings } from './parts-of-account.ts'
import type { QueuedMail, ShopState } from '../shop-state.ts'
import { deleteByAccount } from './delete-by-account.ts'
import { deleteIdentities } from './identity-removals.ts'

/** The account whose parts end. `here` survives when all other sessions end; `locale` is the language of an account that starts clean. */
export type EndedAccount = AccountStep & { readonly accountId: AccountId; readonly here?: SessionToken; readonly locale?: Locale }

const isWaitingLink = ({ mail: { key, isSecret }, sentAt, failedAt }: QueuedMail, kinds: readonly string[]): boolean =>
  isSecret === true && (sentAt ?? failedAt) === undefined && kinds.includes(key.split(':')[0] ?? '')

const deleteMails = ({ mails }: ShopState, to: Email, kinds: readonly string[]): void => {
  for (const [key, queued] of mails)
    if (isWaitingLink(queued, kinds) && canonicalEmailOf(queued.mail.to as Email) === canonicalEmailOf(to)) mails.delete(key)
}

const deletePendingMails = (state: ShopState, accountId: AccountId, kinds: readonly string[]): void => {
  const customer = state.customers.get(accountId)?.customer
  if (customer?.isVerified === true) deleteMails(state, customer.email, kinds)
}

const signInLinks = (state: ShopState, accountId: AccountId): void => {
  deletePendingMails(state, accountId, LINK_MAILS)
  deleteByAccount(state.proofs, accountId)
}

/** The customer's cart and carts of other brands from sign-ins there; ordered carts stay with their order. */
const cartsOf = (state: ShopState, accountId: AccountId): readonly Cart[] => {
  const own = state.cartsOfCustomers.get(accountId)
  return [...state.carts.values()].filter(
    (candidate) => candidate.token === own || (candidate.accountId === accountId && isUsable(candidate)),
  )
}

const serviceLinks = (state: ShopState, accountId: AccountId): void => {
  deletePendingMails(state, accountId, SERVICE_MAILS)
  const tokens = new Set(cartsOf(state, accountId).map(({ token }) => token))
  for (const [link, { cartToken }] of state.cartLinks) if (tokens.has(cartToken)) state.cartLinks.delete(link)
  for (const [link, { id }] of state.subscriptionLinks)
    if (state.subscriptions.get(id)?.subscription.accountId === accountId) state.subscriptionLinks.delete(link)
  deleteByAccount(state.reorderLinks, accountId)
}

const emailChange = (state: ShopState, accountId: AccountId): void => {
  const pending = state.emailChanges.get(accountId)
  if (pending !== undefined) deleteMails(state, pending.email, LINK_MAILS)
  state.emailChanges.delete(accountId)
}

const cart = (state: ShopState, accountId: AccountId, isReduced: boolean): void => {
  for (const ownCart of cartsOf(state, accountId)) {
    if (isReduced) state.carts.set(ownCart.token, itemsOnly(ownCart))
    else deleteCart(state, ownCart.token)
  }
}

const enders = (state: ShopState, { accountId, here, locale }: EndedAccount): PartEnders<void> => ({
  sessions: () => {
    for (const [token, { accountId: owner }] of state.sessions) if (owner === accountId && token !== here) state.sessions.delete(token)
  },
  signInLinks: () => { signInLinks(state, accountId) },
  serviceLinks: () => { serviceLinks(state, accountId) },
  emailChange: () => { emailChange(state, accountId) },
  deletionRequest: () => { state.erasures.delete(accountId) },
  password: () => {
    const account = state.customers.get(accountId)
    if (account !== undefined) state.customers.set(accountId, { customer: account.customer })
  },
  providers: () => { deleteIdentities(state, accountId) },
  passkeys: () => { deleteByAccount(state.passkeys, accountId) },
  cart: (fate) => { cart(state, accountId, fate === 'reduced') },
  addresses: () => { state.addressBooks.delete(accountId) },
  profile: (fate) => {
    const account = state.customers.get(accountId)
    if (account !== undefined)
      state.customers.set(accountId, { ...account, customer: profileAtStart(account.customer, fate === 'reduced', locale) })
  },
  lensProfile: () => { state.lensPasses.delete(accountId) },
  subscriptions: () => { deleteSubscriptions(state, accountId) },
  reminders: () => { deleteReminders(state, accountId) },
  savedCards: () => { deleteCards(state, accountId) },
  ratings: () => { releaseRatings(state, accountId) },
  orders: () => {
    for (const order of state.orders.values()) if (order.accountId === accountId) releaseOrder(state, order)
  },
})

const methodsOf = ({ linkedIdentities, passkeys }: ShopState, accountId: AccountId): RevocableMethods => ({
  providers: [...linkedIdentities.values()].filter(
    (linked) => linked.accountId === accountId,
  ).map(({ identity: { provider } }) => provider),
  passkeys: [...passkeys.values()].filter((passkey) => passkey.accountId === accountId).length,
})

/** Applies an event to each part of an account; returns the removed providers and passkeys. */
export const endParts = (state: ShopState, account: EndedAccount): RevocableMethods => {
  const before = methodsOf(state, account.accountId)
  endAccountParts(enders(state, account), account)
  return removedMethods(before, methodsOf(state, account.accountId))
}
