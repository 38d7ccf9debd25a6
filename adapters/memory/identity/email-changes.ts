import * as E from 'fp-ts/lib/Either.js'
import type { EmailChangeConfirmation, EmailChanges } from '../../../application/commerce/identity/email-changes.port.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { NotSignedIn } from '../../../domain/identity/identity-refusal.ts'
import { atomically } from '../atomically.ts'
import { moveConsents } from '../customer/marketing-repository.ts'
import { storeMails } from '../mail/store-mails.ts'
import type { ShopState } from '../shop-state.ts'
import { endParts } from './end-parts.ts'
import { storeSession } from '../customer/store-session.ts'
import { requestingAccount, stateOf } from './signed-in-account.ts'

const emailOf = ({ emailChanges }: ShopState, { accountId, token, brandChannel, at }: EmailChangeConfirmation): Email | undefined => {
  const pending = emailChanges.get(accountId)
  return pending?.token === token && pending.brandChannel === brandChannel && pending.endsAt > at ? pending.email : undefined
}

const isTaken = ({ customers }: ShopState, accountId: string, email: Email): boolean =>
  [...customers.values()].some(({ customer }) =>
    customer.isVerified && customer.accountId !== accountId && canonicalEmailOf(customer.email) === canonicalEmailOf(email))

export const openEmailChanges = (state: ShopState): EmailChanges => ({
  begin: (change, { session, mails }) =>
    atomically<NotSignedIn, void>(() => {
      if (requestingAccount(state, change.accountId, session) === undefined) return E.left({ _tag: 'NotSignedIn' })
      state.emailChanges.set(change.accountId, change)
      storeMails(state, mails)
      return E.right(undefined)
    }),
  pending: (accountId, at) =>
    atomically(() => {
      const pending = state.emailChanges.get(accountId)
      return E.right(pending !== undefined && pending.endsAt > at ? pending.email : undefined)
    }),
  cancelByToken: (token) =>
    atomically(() => {
      for (const [account, { cancelToken }] of state.emailChanges) if (cancelToken === token) state.emailChanges.delete(account)
      return E.right(undefined)
    }),
  cancel: (accountId) =>
    atomically(() => {
      state.emailChanges.delete(accountId)
      return E.right(undefined)
    }),
  accept: (answer, { session, mails }) =>
    atomically(() => {
      const account = state.customers.get(answer.accountId)
      const email = emailOf(state, answer)
      if (account === undefined || email === undefined || isTaken(state, answer.accountId, email)) return E.right(undefined)
      const before = account.customer
      endParts(state, { accountId: answer.accountId, event: 'addressChanged', state: stateOf(account) })
      const remaining = state.customers.get(answer.accountId) ?? account
      const after: Customer = { ...remaining.customer, email, isVerified: true }
      state.customers.set(answer.accountId, { ...remaining, customer: after })
      storeSession(state, session)
      if (before.isVerified) moveConsents(state, before.email, email, answer.at)
      storeMails(state, mails(before, after))
      return E.right(after)
    }),
})
