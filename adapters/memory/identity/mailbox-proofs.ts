import * as E from 'fp-ts/lib/Either.js'
import type { Account } from '../../../application/commerce/customer/customer-book.port.ts'
import type { MailboxProofs, ProofAnswer } from '../../../application/commerce/identity/mailbox-proofs.port.ts'
import { mailboxOf } from '../../../domain/customer/same-email.ts'
import { withoutAbsent, type Complete } from '../../../domain/without-absent.ts'
import { atOnce } from '../at-once.ts'
import { keepMails } from '../mail/keep-mails.ts'
import type { ShopState } from '../shop-state.ts'
import { dropOf } from './drop-of.ts'
import { dropIdentities } from './identity-removals.ts'

const accountOf = ({ customers, proofs }: ShopState, { token, purpose, brandChannel, at }: ProofAnswer): Account | undefined => {
  const proof = proofs.get(token)
  if (proof?.accountId === undefined || proof.endsAt <= at) return undefined
  if (proof.purpose !== purpose || proof.brandChannel !== brandChannel) return undefined
  const account = customers.get(proof.accountId)
  return account !== undefined && mailboxOf(account.customer.email) === mailboxOf(proof.email) ? account : undefined
}

const isTaken = ({ customers }: ShopState, { customer: { accountId, email } }: Account): boolean =>
  [...customers.values()].some(({ customer }) =>
    customer.isProven && customer.accountId !== accountId && mailboxOf(customer.email) === mailboxOf(email))

/** A mailbox that is somebody else's by now opens nothing. */
const openedBy = (state: ShopState, answer: ProofAnswer): Account | undefined => {
  const account = accountOf(state, answer)
  return account === undefined || isTaken(state, account) ? undefined : account
}

export const openMailboxProofs = (state: ShopState): MailboxProofs => ({
  begin: ({ token, ...proof }, letter) =>
    atOnce(() => {
      state.proofs.set(token, proof)
      keepMails(state, [letter])
      return E.right(undefined)
    }),
  look: (answer) => atOnce(() => E.right(openedBy(state, answer)?.customer)),
  accept: (answer, { passwordHash, mails }) =>
    atOnce(() => {
      const account = openedBy(state, answer)
      if (account === undefined) return E.right(undefined)
      const customer = { ...account.customer, isProven: true }
      const kept = account.customer.isProven ? account.passwordHash : undefined
      state.customers.set(customer.accountId, withoutAbsent<Complete<Account>>({ customer, passwordHash: passwordHash ?? kept }))
      dropOf(state.proofs, customer.accountId)
      if (!account.customer.isProven) dropIdentities(state, customer.accountId)
      if (passwordHash !== undefined || !account.customer.isProven) dropOf(state.sessions, customer.accountId)
      keepMails(state, mails(customer))
      return E.right(customer)
    }),
})
