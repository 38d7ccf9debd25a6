import * as E from 'fp-ts/lib/Either.js'
import type { LinkedIdentities } from '../../../application/commerce/identity/linked-identities.port.ts'
import type { SpentTokens } from '../../../application/commerce/identity/spent-tokens.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { NotSignedIn } from '../../../domain/identity/identity-refusal.ts'
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../domain/identity/social-provider.ts'
import { atomically } from '../atomically.ts'
import { storeMails } from '../mail/store-mails.ts'
import type { ShopState } from '../shop-state.ts'
import { deleteIdentities, nameOf } from './identity-removals.ts'
import { storeSession } from '../customer/store-session.ts'
import { requestingAccount } from './signed-in-account.ts'

const providersOf = ({ linkedIdentities }: ShopState, accountId: AccountId): readonly SocialProvider[] => {
  const own = new Set(
    [...linkedIdentities.values()].filter((linked) => linked.accountId === accountId).map(({ identity }) => identity.provider),
  )
  return SOCIAL_PROVIDERS.filter((provider) => own.has(provider))
}

const isProvenAlready = ({ customers }: ShopState, canonicalEmail: string): boolean =>
  [...customers.values()].some(({ customer }) => customer.isVerified && canonicalEmailOf(customer.email) === canonicalEmail)

export const openLinkedIdentities = (state: ShopState): LinkedIdentities => ({
  holder: (identity) =>
    atomically(() => {
      const linked = state.linkedIdentities.get(nameOf(identity))
      return E.right(linked === undefined ? undefined : state.customers.get(linked.accountId)?.customer)
    }),
  begin: (session, identity) =>
    atomically(() => {
      const isLinked = state.linkedIdentities.get(nameOf(identity))?.accountId === session.accountId
      if (isLinked) storeSession(state, session)
      return E.right(isLinked)
    }),
  link: (accountId, identity, { session, mails }) =>
    atomically<NotSignedIn, boolean>(() => {
      if (requestingAccount(state, accountId, session) === undefined) return E.left({ _tag: 'NotSignedIn' })
      const linked = state.linkedIdentities.get(nameOf(identity))
      if (linked !== undefined) return E.right(linked.accountId === accountId)
      state.linkedIdentities.set(nameOf(identity), { accountId, identity })
      storeMails(state, mails)
      return E.right(true)
    }),
  open: (customer, identity) =>
    atomically(() => {
      const isTaken = customer.isVerified && isProvenAlready(state, canonicalEmailOf(customer.email))
      if (isTaken || state.linkedIdentities.has(nameOf(identity))) return E.right(undefined)
      state.customers.set(customer.accountId, { customer })
      state.customersSince.set(customer.accountId, new Date())
      state.linkedIdentities.set(nameOf(identity), { accountId: customer.accountId, identity })
      return E.right(customer)
    }),
  providersOf: (accountId) => atomically(() => E.right(providersOf(state, accountId))),
  unlink: (accountId, provider, { session, isEnough }) =>
    atomically<NotSignedIn, boolean>(() => {
      const owner = requestingAccount(state, accountId, session)
      if (owner === undefined) return session === undefined ? E.right(true) : E.left({ _tag: 'NotSignedIn' })
      const others = providersOf(state, accountId).filter((other) => other !== provider)
      const { passwordHash, customer: { isVerified } } = owner
      if (!isEnough({ hasPassword: passwordHash !== undefined, isVerified, otherProviders: others.length })) return E.right(false)
      deleteIdentities(state, accountId, provider)
      return E.right(true)
    }),
})

export const openSpentTokens = ({ spentTokens }: ShopState): SpentTokens => ({
  spend: (token, endsAt) =>
    atomically(() => {
      if (spentTokens.has(token)) return E.right(false)
      spentTokens.set(token, endsAt)
      return E.right(true)
    }),
})
