import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Email } from '../../../domain/customer/email.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { SessionStart } from '../../../domain/identity/session-start.ts'

/** Whoever is new keeps no addresses yet. */
export type NewCustomer = Omit<Customer, 'defaultAddress'>

/** Without a password its owner signs in by letters only. */
export type Account = { readonly customer: Customer; readonly passwordHash?: string }

/** Whose a mailbox is said to be: whoever proved it, and whoever gave it last without proof. */
export type Claims = { readonly proven?: Account; readonly claimed?: Account }

/** The shop's customers. Many may claim one mailbox, however its letters are written; one account at most has proved it. */
export interface CustomerBook {
  /** With the session that whoever registers begins: whatever ends the account's sessions later finds it there. */
  readonly add: (
    customer: NewCustomer, passwordHash: string | undefined, begins?: SessionStart,
  ) => TaskEither<ServiceUnavailable, Customer>
  readonly customer: (accountId: AccountId) => TaskEither<ServiceUnavailable, Customer | undefined>
  readonly claims: (email: Email) => TaskEither<ServiceUnavailable, Claims>
  /** Keeps what changed of a customer; e-mail, account, addresses and whether it is proven stay as they are. */
  readonly change: (
    accountId: AccountId,
    change: (customer: Customer) => Customer,
  ) => TaskEither<ServiceUnavailable, Customer | undefined>
}
