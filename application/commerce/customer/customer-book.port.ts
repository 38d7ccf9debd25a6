import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { EmailTaken } from '../../../domain/customer/customer-refusal.ts'
import type { Email } from '../../../domain/customer/email.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** The shop's customers. One mailbox has one account, however its letters are written. */
export interface CustomerBook {
  readonly add: (customer: Customer, passwordHash: string) => TaskEither<EmailTaken | ServiceUnavailable, Customer>
  readonly customer: (accountId: AccountId) => TaskEither<ServiceUnavailable, Customer | undefined>
  readonly credentials: (
    email: Email,
  ) => TaskEither<ServiceUnavailable, { readonly customer: Customer; readonly passwordHash: string } | undefined>
  /** Keeps what changed of a customer; e-mail and account stay as they are. */
  readonly change: (
    accountId: AccountId,
    change: (customer: Customer) => Customer,
  ) => TaskEither<ServiceUnavailable, Customer | undefined>
}
