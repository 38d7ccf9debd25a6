import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { CustomerRepository } from './customer-repository.port.ts'

/** A customer with a verified e-mail address; only they get what an address entitles to. */
export const verifiedCustomer = (
  deps: { readonly customers: CustomerRepository },
  owner: AccountId | undefined,
): TE.TaskEither<ServiceUnavailable, Customer | undefined> =>
  owner === undefined
    ? TE.right(undefined)
    : pipe(deps.customers.customer(owner), TE.map((customer) => (customer?.isVerified === true ? customer : undefined)))
