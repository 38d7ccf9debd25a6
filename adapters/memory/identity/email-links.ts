import * as E from 'fp-ts/lib/Either.js'
import type { Account } from '../../../application/commerce/customer/customer-repository.port.ts'
import type { AcceptedProof, EmailLinks, EmailLinkUse, ProofEffect } from '../../../application/commerce/identity/email-links.port.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import { eventOfLink } from '../../../domain/identity/account-life.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { atomically } from '../atomically.ts'
import { storeMails } from '../mail/store-mails.ts'
import type { ShopState } from '../shop-state.ts'
import { endParts } from './end-parts.ts'
import { storeSession } from '../customer/store-session.ts'

const accountOf = ({ customers, proofs }: ShopState, { token, purpose, brandChannel, at }: EmailLinkUse): Account | undefined => {
  const proof = proofs.get(token)
  if (proof?.accountId === undefined || proof.endsAt <= at) return undefined
  if (proof.purpose !== purpose || proof.brandChannel !== brandChannel) return undefined
  const account = customers.get(proof.accountId)
  return account !== undefined && canonicalEmailOf(account.customer.email) === canonicalEmailOf(proof.email) ? account : undefined
}

const isTaken = ({ customers }: ShopState, { customer: { accountId, email } }: Account): boolean =>
  [...customers.values()].some(({ customer }) =>
    customer.isVerified && customer.accountId !== accountId && canonicalEmailOf(customer.email) === canonicalEmailOf(email))

/** A link does not work if another account has verified its e-mail address meanwhile. */
const openedBy = (state: ShopState, use: EmailLinkUse): Account | undefined => {
  const account = accountOf(state, use)
  return account === undefined || isTaken(state, account) ? undefined : account
}

/**
 * Whether the link was used by the person who created the account: it has neither password nor provider and was created with this link, or
 * the current session is its only one.
 */
const isRegistrant = (
  state: ShopState, { customer: { accountId }, passwordHash }: Account, registers: boolean, session: SessionToken | undefined,
): boolean => {
  const all = [...state.sessions].filter(([, stored]) => stored.accountId === accountId).map(([token]) => token)
  if (session !== undefined && all.length === 1 && all[0] === session) return true
  return registers && passwordHash === undefined && ![...state.linkedIdentities.values()].some((linked) => linked.accountId === accountId)
}

const acceptLink = (
  state: ShopState, account: Account, registers: boolean, { passwordHash, isRevoking, session, locale }: ProofEffect,
): AcceptedProof => {
  const { accountId, isVerified } = account.customer
  const event = eventOfLink({
    isVerified: isVerified, choosesPassword: passwordHash !== undefined, isRegistrant: isRegistrant(state, account, registers, session),
  })
  state.customers.set(accountId, { ...account, customer: { ...account.customer, isVerified: true } })
  const removed = endParts(
    state, { accountId, event, state: isVerified ? 'verified' : 'unverified', ...omitUndefined({ isRevoking, locale }) })
  const remaining = state.customers.get(accountId) ?? account
  state.customers.set(accountId, { ...remaining, ...omitUndefined({ passwordHash }) })
  return { owner: remaining.customer, removed }
}

export const openEmailLinks = (state: ShopState): EmailLinks => ({
  begin: ({ token, ...proof }, mail) =>
    atomically(() => {
      for (const [older, { accountId, purpose }] of state.proofs)
        if (accountId !== undefined && accountId === proof.accountId && purpose === proof.purpose) state.proofs.delete(older)
      state.proofs.set(token, proof)
      storeMails(state, [mail])
      return E.right(undefined)
    }),
  peek: (answer) => atomically(() => E.right(openedBy(state, answer)?.customer)),
  accept: (answer, effect) =>
    atomically(() => {
      const account = openedBy(state, answer)
      if (account === undefined) return E.right(undefined)
      const accepted = acceptLink(state, account, state.proofs.get(answer.token)?.registers === true, effect)
      if (effect.begins !== undefined) storeSession(state, { ...effect.begins, accountId: accepted.owner.accountId })
      storeMails(state, effect.mails(accepted))
      return E.right(accepted)
    }),
})
