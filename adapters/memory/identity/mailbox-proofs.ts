import * as E from 'fp-ts/lib/Either.js'
import type { Account } from '../../../application/commerce/customer/customer-book.port.ts'
import type { MailboxProofs } from '../../../application/commerce/identity/mailbox-proofs.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { ProofToken } from '../../../domain/identity/mailbox-proof.ts'
import { mailboxOf } from '../../../domain/customer/same-email.ts'
import { atOnce } from '../at-once.ts'
import { keepMails } from '../mail/keep-mails.ts'
import type { ShopState } from '../shop-state.ts'

const claimantOf = ({ customers, proofs }: ShopState, token: ProofToken, now: Date): Account | undefined => {
  const proof = proofs.get(token)
  const claimant = proof !== undefined && proof.endsAt > now ? customers.get(proof.accountId) : undefined
  if (claimant === undefined) return undefined
  const mailbox = mailboxOf(claimant.customer.email)
  return [...customers.values()].some(({ customer }) => customer.isProven && mailboxOf(customer.email) === mailbox)
    ? undefined
    : claimant
}

const dropOf = <Key>(kept: Map<Key, { readonly accountId: AccountId }>, accountId: AccountId): void => {
  for (const [key, one] of kept) if (one.accountId === accountId) kept.delete(key)
}

export const openMailboxProofs = (state: ShopState): MailboxProofs => ({
  begin: ({ token, ...proof }, letter) =>
    atOnce(() => {
      state.proofs.set(token, proof)
      keepMails(state, [letter])
      return E.right(undefined)
    }),
  isOpen: (token, now) => atOnce(() => E.right(claimantOf(state, token, now) !== undefined)),
  accept: (token, passwordHash, now) =>
    atOnce(() => {
      const claimant = claimantOf(state, token, now)
      if (claimant === undefined) return E.right(undefined)
      const customer = { ...claimant.customer, isProven: true }
      state.customers.set(customer.accountId, { customer, passwordHash })
      dropOf(state.proofs, customer.accountId)
      dropOf(state.sessions, customer.accountId)
      return E.right(customer)
    }),
})
