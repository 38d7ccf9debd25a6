import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Email } from '../../../domain/customer/email.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { SessionStart } from '../../../domain/identity/session-start.ts'

/** A new customer has no addresses yet. */
export type NewCustomer = Omit<Customer, 'defaultAddress'>

/** An account; without a password its owner signs in by e-mail link only. */
export type Account = { readonly customer: Customer; readonly passwordHash?: string }

/** The accounts of an e-mail address: the one that verified it, and the one that entered it last without verification. */
export type Claims = { readonly proven?: Account; readonly claimed?: Account }

/** The shop's customers. Many may enter the same e-mail address in any spelling; at most one account has verified it. */
export interface CustomerRepository {
  /** Adds a customer together with the session of the registration, so that it ends with the account's other sessions. */
  readonly add: (
    customer: NewCustomer, passwordHash: string | undefined, begins?: SessionStart,
  ) => TaskEither<ServiceUnavailable, Customer>
  readonly customer: (accountId: AccountId) => TaskEither<ServiceUnavailable, Customer | undefined>
  readonly claims: (email: Email) => TaskEither<ServiceUnavailable, Claims>
  /** Saves changes of a customer; e-mail address, account, addresses and verification stay as they are. */
  readonly change: (
    accountId: AccountId,
    change: (customer: Customer) => Customer,
  ) => TaskEither<ServiceUnavailable, Customer | undefined>
}
