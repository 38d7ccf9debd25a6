import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { CustomerRepository } from './customer-repository.port.ts'

/** The profile of the signed-in customer; a deleted account is not signed in. */
export const profileOf =
  (deps: { readonly customers: CustomerRepository }) =>
  (owner: AccountId): TE.TaskEither<FailureBy<'NotSignedIn'>, Customer> =>
    pipe(
      deps.customers.customer(owner),
      TE.flatMap((customer) => (customer === undefined ? TE.left<RefusalBy<'NotSignedIn'>>({ _tag: 'NotSignedIn' }) : TE.right(customer))),
    )
