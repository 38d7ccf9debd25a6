import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { CustomerRepository } from '../customer/customer-repository.port.ts'
import { verifiedCustomer } from '../customer/verified-customer.ts'
import type { OrderHistory } from './order-history.port.ts'

export type GrantDeps = { readonly history: OrderHistory; readonly customers: CustomerRepository }

/** The orders that entitle a customer to points or invoices, newest first; none for guests and unverified addresses. */
export const grantingOrders = (
  deps: GrantDeps,
  owner: AccountId | undefined,
): TE.TaskEither<ServiceUnavailable, readonly Order[]> =>
  pipe(
    verifiedCustomer(deps, owner),
    TE.flatMap((customer) => (customer === undefined ? TE.right([]) : deps.history.all(customer.accountId))),
  )
